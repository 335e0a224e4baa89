curl -sS "$LEXHUB_URL/v1/translations/translate" \
  -H "Authorization: Bearer $LEXHUB_KEY" \
  -H "Content-Type: application/json" \
  -d '{"text": "bank", "source_lang": "eng", "target_lang": "deu,spa",
       "context": "We sat on the bank of the river and watched the water."}'
