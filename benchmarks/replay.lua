-- Sends the requests of a file (method, path, key, body; separated by tabs) repeatedly, and prints one line of
-- results: requests, seconds, p50 and p99 in microseconds, bytes received, failed requests.
local threads = 0
local requests = {}
local at = 0

function setup(thread)
  thread:set("place", threads)
  threads = threads + 1
end

function init(args)
  for line in io.lines(args[1]) do
    local method, path, key, body = line:match("^([^\t]*)\t([^\t]*)\t([^\t]*)\t(.*)$")
    local headers = { Host = wrk.headers.Host or wrk.host, Authorization = "Bearer " .. key }
    if body == "" then body = nil else headers["Content-Type"] = "application/json" end
    requests[#requests + 1] = wrk.format(method, path, headers, body)
  end
  -- Far from each other, so that no thread asks what another has just asked.
  at = math.floor(#requests * place / 2)
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local failed = summary.errors
  io.write(string.format("RESULT %d %.3f %d %d %d %d\n", summary.requests, summary.duration / 1e6,
    latency:percentile(50), latency:percentile(99), summary.bytes,
    failed.connect + failed.read + failed.write + failed.status + failed.timeout))
end
