curl -sS "$LEXHUB_URL/v1/translations/translate/batch" \
  -H "Authorization: Bearer $LEXHUB_KEY" \
  -H "Content-Type: application/json" \
  -d '{"source_lang": "eng", "target_lang": "deu", "limit": 1,
       "items": [{"text": "dog"}, {"text": "water"}, {"text": "hello"}]}'
