import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { apiHeadersOf } from '../../api/http/headers.ts'
import { refusalAt } from '../../api/http/problem-reply.ts'
import { Problem } from '../../api/http/problem.ts'
import { newId } from '../../api/platform/ids.ts'

type ClientError = Error & { code: string; rawPacket: unknown }

/** Answers what is no request (yet): too slow, too large a head, or no HTTP. There is no reply then, only the socket. */
export const answerBrokenRequest = (origin: string) => (error: ClientError, socket: Socket) => {
  const underWay = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage
  // In the middle of another answer no second one may begin.
  if (error.code !== 'ECONNRESET' && socket.writable && !underWay?.headersSent)
    socket.write(answer(origin, problemOf(error), pathIn(error.rawPacket)))
  socket.destroy()
}

function problemOf({ code }: ClientError) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return Problem.of('TOO_SLOW')
  return Problem.of(code === 'HPE_HEADER_OVERFLOW' ? 'HEAD_TOO_LARGE' : 'VALIDATION')
}

// What nobody can read is answered as the API would.
const pathIn = (packet: unknown) =>
  (Buffer.isBuffer(packet) && /^[A-Z]+ (\/\S*) /.exec(packet.toString('latin1', 0, 20_000))?.[1]) || '/api/'

function answer(origin: string, problem: Problem, url: string) {
  const requestId = newId()
  const { type, headers, body } = refusalAt(url, problem, { language: 'en', requestId })
  const all = {
    ...apiHeadersOf(origin, requestId),
    ...headers,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`
}
