import type { Browser } from 'playwright-core'
import { withTimeout } from '../../api/platform/with-timeout.ts'
import { evaluate, takeSnapshot, type Snapshot } from './snapshot.ts'
import type { WalkedShop } from './people.ts'
import { act, calm, type Act } from './act.ts'
import { failureTitles, isExpected, wrongAtOnce, wrongWhenDone } from './findings.ts'
import { openWalk, type Walk } from './open-walk.ts'

export type Finding = { seed: number; action: number; where: string; what: string; before: string[] }
export type WalkOptions = { seed: number; count: number; log?: (line: string) => void; folder?: string | undefined }

const LAST = 10
/** What a browser is asked has an answer sooner, however busy the machine; one that never answers ends the walk. */
const ANSWER_MS = 120_000

/** Walks through the shop as the seed says and answers what was wrong on the way. */
export async function walkShop(browser: Browser, shop: WalkedShop, { seed, count, log, folder }: WalkOptions) {
  const walk = await openWalk(browser, shop, seed)
  const findings: Finding[] = []
  const done: string[] = []
  const known = new Set<string>()
  const waiting = new Set<string>()
  let wasTroubled = false
  let title = ''
  for (let action = 1; action <= count; action++) {
    const { tab } = walk
    tab.begin(action)
    const turn = await withTimeout(ANSWER_MS, takeTurn(walk, { action, waiting })).catch((error: unknown) => {
      const coming = tab.underWay().join(', ') || 'nothing'
      const path = done.slice(-LAST).join('; ')
      throw new Error(
        `Seed ${seed} could not go on at action ${action}, at ${tab.page.url()}, ${coming} on its way, after ${path}`,
        { cause: error },
      )
    })
    const { before, step, wasDisturbed, isBack, isCalm, snapshot } = turn
    const where = `${snapshot.path} (${walk.device}, ${walk.language})`
    done.push(`${action} ${before.path}: ${step.name}`)
    log?.(`${seed}/${done.at(-1)}`)
    const isTroubled = wasDisturbed || wasTroubled
    const wrong = isElsewhere(walk)
      ? []
      : [
          ...wrongAtOnce(snapshot),
          ...(isCalm ? wrongWhenDone(snapshot) : []),
          ...(failureTitles.includes(snapshot.title) && !failureTitles.includes(title) && !isTroubled
            ? ['an error page without cause']
            : []),
          ...lost(before, snapshot, step),
          ...(step.isDouble && step.isButton && !isTroubled ? tab.writtenTwice() : []),
          ...tab.takeLoops(Number(step.isDouble ?? false) + Number(isBack)),
          ...tab.takeComplaints().filter((line) => !isExpected(line, isTroubled)),
        ]
    if (isCalm && !snapshot.canRetry) for (const what of snapshot.busy) waiting.add(what)
    for (const what of wrong) {
      // The same again says no more.
      const kind = `${what.replaceAll(/\d+/g, '#').slice(0, 60)} ${snapshot.path.split(/[?]/)[0]}`
      if (known.has(kind)) continue
      known.add(kind)
      findings.push({ seed, action, where, what, before: done.slice(-LAST) })
      if (folder) await tab.page.screenshot({ path: `${folder}/seed-${seed}-action-${action}.png` }).catch(() => {})
    }
    title = snapshot.title
    wasTroubled = wasDisturbed
    if (snapshot.isEmpty || isElsewhere(walk)) await startAgain(walk)
  }
  await walk.context.close()
  return findings
}

/** One action, and what is to be seen once it has had its effect. */
async function takeTurn(walk: Walk, { action, waiting }: { action: number; waiting: Set<string> }) {
  const { tab } = walk
  // A page that has just come clears the words that were searched for on the one before it with its next picture.
  await evaluate(tab.page, nextPicture, undefined)
  const before = await takeSnapshot(tab.page)
  const step = await act(walk, action)
  // A request that goes on for ever shows within a second, and so does what comes after the network is back.
  const isSlow = walk.fault?.name === 'slow'
  if (!isSlow) await tab.settle()
  const wasDisturbed = walk.fault !== null
  const isBack = await calm(walk)
  if (isBack) await tab.settle()
  const isCalm = walk.fault === null
  const snapshot = isCalm ? await tab.snapshotWhenDone(waiting) : await takeSnapshot(tab.page)
  return { before, step, wasDisturbed, isBack, isCalm, snapshot }
}

async function nextPicture(): Promise<void> {
  for (let pictures = 0; pictures < 2; pictures++) await new Promise(requestAnimationFrame)
}

/** What was typed and stood there before is gone, although only the world around the page has changed. */
function lost({ fields, path, title }: Snapshot, snapshot: Snapshot, step: Act): string[] {
  // The address is of the next page a moment before that page is shown.
  const isSamePage = path === snapshot.path && [title, ...failureTitles].includes(snapshot.title)
  if (!step.preservesTyped || !isSamePage) return []
  // Elsewhere a field may be of buyers alone, such as the price filter of a listing, or of visitors, such as a registration.
  if (step.preservesTyped === 'public' && !path.includes('/static')) return []
  return fields
    .filter(({ value, isOfSignIn }) => value.trim() !== '' && !(isOfSignIn && step.preservesTyped === 'public'))
    .filter(({ key, value }) => !snapshot.fields.some((it) => it.key === key && it.value === value))
    .map(({ key, value }) => `typed text is gone: “${value.slice(0, 30)}” in ${key}`)
}

// The provider's page, the empty one before the first and the browser's own are no part of the shop.
const isElsewhere = ({ tab: { page }, shop }: Walk) => !page.url().startsWith(shop.origin)

async function startAgain(walk: Walk): Promise<void> {
  if (walk.fault?.name === 'offline') return
  await walk.tab.page.goto(`${walk.shop.origin}/`, { waitUntil: 'domcontentloaded' }).catch(() => {})
  await walk.tab.settle()
}
