import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import * as accountApi from '../../../contract/account.ts'
import { openPasswords } from '../../../api/account/password/passwords.ts'
import { createBuyer } from '../../builders.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { startVisits } from '../visits.ts'
import { p95 } from '../witness.ts'

const SOCKETS = 1000
const CLOSED_WITHIN_MS = 15_000
const HONEST_P95_MS = 250
/** The whole process, as npm run bench -- memory holds it. */
const MOST_MB = 450
const GUESSES = 200
const PASSWORD = 'Espresso-Tonic-8'

const half = [
  'GET / HTTP/1.1\r\nhost: tresen.test\r\nx-slow: 1',
  'POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: tresen.test\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{"email"',
]

/** Up to ten thousand connections at once that never finish what they say, and one address that guesses passwords. */
export const slowCallers: Scenario = {
  name: 'slow heads and bodies, a thousand for each time and all at once, and wrong passwords',
  database: 'EMBEDDED',
  times: { all: 10, few: 1 },
  isLong: true,
  async run(rig, times) {
    rig.settings.TRUSTED_PROXIES = 'loopback'
    await rig.shop.start()
    const { email } = await createBuyer(rig.db, { passwordHash: await openPasswords().hash(PASSWORD) })
    const visits = startVisits(['/', '/api/v1/stores', '/api/v1/country'].map((path) => rig.shop.origin + path))
    const lives: number[] = []
    const watched = watch(rig, lives)
    const sockets = await openSlowly(rig, times * SOCKETS, { lives, opened: watched.opened })
    const guesses = guessAtOnce(rig)
    const honest = await signIn(rig, '203.0.113.2', email, PASSWORD)
    const statuses = await guesses
    await until('slow connections to be closed', () => sockets.every(({ closed }) => closed))
    const { mostOpen, beforeMb, mostMb } = watched.stop()
    const { ms, failed } = await visits.stop()
    const broken = [...new Set(failed)]
    if (mostMb > MOST_MB) broken.push(`I14: the shop held ${mostMb.toFixed(0)} MB, ${MOST_MB} are promised`)
    if (honest !== 200) broken.push(`An honest sign-in answered ${honest} beside ${GUESSES} guesses`)
    const strange = statuses.filter((status) => ![401, 429, 503].includes(status))
    if (strange.length > 0) broken.push(`Guesses answered ${[...new Set(strange)].join(', ')}`)
    await rig.shop.stop()
    const longest = Math.max(...lives)
    const slow = [
      ...(longest > CLOSED_WITHIN_MS ? [`a slow connection lived ${Math.round(longest)} ms`] : []),
      ...(p95(ms) > HONEST_P95_MS ? [`honest p95 ${Math.round(p95(ms))} ms`] : []),
    ]
    const figures = [
      `${sockets.length} slow connections, ${mostOpen} at once, the longest ${Math.round(longest)} ms`,
      `${beforeMb.toFixed(0)} MB before, at most ${mostMb.toFixed(0)} MB`,
      `honest p95 ${Math.round(p95(ms))} ms of ${ms.length}`,
      `${statuses.filter((status) => status === 401).length} of ${GUESSES} guesses hashed`,
    ]
    return { done: Math.floor(lives.length / SOCKETS), planned: times, figures: figures.join('; '), broken, slow }
  },
}

/** How many were open at the same time, and what the shop held meanwhile. */
function watch({ shop }: Rig, lives: number[]) {
  const beforeMb = shop.residentMegabytes() ?? 0
  const most = { mostOpen: 0, mostMb: beforeMb }
  let opened = 0
  function measure() {
    most.mostOpen = Math.max(most.mostOpen, opened - lives.length)
    most.mostMb = Math.max(most.mostMb, shop.residentMegabytes() ?? 0)
  }
  const timer = setInterval(measure, 100)
  return {
    opened: () => void opened++,
    stop() {
      clearInterval(timer)
      return { beforeMb, ...most }
    },
  }
}

/** A hundred at a time, as fast as the shop takes them. */
async function openSlowly({ shop }: Rig, count: number, { lives, opened }: { lives: number[]; opened: () => void }) {
  const port = Number(new URL(shop.origin).port)
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const opening = Array.from({ length: Math.min(100, count - sockets.length) }, async (_, i) => {
      const socket = connect(port, 'localhost').on('error', () => {})
      const began = performance.now()
      socket.resume().once('close', () => lives.push(performance.now() - began))
      await Promise.race([once(socket, 'connect'), once(socket, 'close')])
      socket.write(half[i % half.length]!)
      opened()
      sockets.push(socket)
    })
    await Promise.all(opening)
  }
  return sockets
}

const guessAtOnce = (rig: Rig) =>
  Promise.all(
    Array.from({ length: GUESSES }, (_, i) => signIn(rig, '203.0.113.1', `nobody-${i}@hotel.example`, 'Wrong-123')),
  )

async function signIn({ shop }: Rig, from: string, email: string, password: string) {
  const reply = await fetch(shop.origin + accountApi.signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password }),
  }).catch(() => null)
  await reply?.arrayBuffer()
  return reply?.status ?? 0
}
