# --retry waits as long as Retry-After says after 429 and 503.
for i in $(seq 1 25); do
  curl -sS --retry 5 --fail-with-body -o /dev/null "$LEXHUB_URL/v1/languages/iso/eng" \
    -H "Authorization: Bearer $LEXHUB_KEY"
done
curl -sS --retry 5 --fail-with-body "$LEXHUB_URL/v1/usage" -H "Authorization: Bearer $LEXHUB_KEY"
