# Counts the word pairs of two languages page by page.
cursor=
count=0
while true; do
  page=$(curl -s --fail --retry 5 --get "$LEXHUB_URL/v1/translations/pairs" \
    -H "Authorization: Bearer $LEXHUB_KEY" \
    -d source_lang=eng -d target_lang=deu -d limit=100 ${cursor:+-d "cursor=$cursor"}) || break
  count=$((count + $(grep -o '"confidence":' <<<"$page" | wc -l)))
  cursor=$(sed -n 's/.*"next_cursor":"\([^"]*\)".*/\1/p' <<<"$page")
  [[ -n $cursor ]] || break
done
echo "$count pairs"
