curl -sS "$LEXHUB_URL/v1/text/analyze" \
  -H "Authorization: Bearer $LEXHUB_KEY" \
  -H "Content-Type: application/json" \
  -d '{"text": "We ate ice cream on the bank of the river.",
       "source_lang": "eng", "target_lang": "deu"}'
