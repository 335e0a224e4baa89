dog=$(curl -sS "$LEXHUB_URL/v1/lexemes/search?q=dog&lang=eng&limit=1" \
  -H "Authorization: Bearer $LEXHUB_KEY" | grep -o '"id":[0-9]*' | head -n 1 | cut -d: -f2)
curl -sS "$LEXHUB_URL/v1/lexemes/$dog/relations?type=synonym,hypernym&lang=eng,deu" \
  -H "Authorization: Bearer $LEXHUB_KEY"
