# After 429 and 503, --retry waits for the number of seconds in Retry-After.
for i in $(seq 1 25); do
  curl -s --fail --retry 5 "$LEXHUB_URL/v1/languages/iso/eng" \
    -H "Authorization: Bearer $LEXHUB_KEY" >/dev/null
done
curl -s --fail --retry 5 "$LEXHUB_URL/v1/usage" -H "Authorization: Bearer $LEXHUB_KEY"
