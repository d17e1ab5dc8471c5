import { buy } from '../buy.ts'
import { brokenAtTheEnd, letWorkEnd, repeatedMails } from '../check.ts'
import type { Scene } from '../retry-until-answered.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { newWitness, p95 } from '../witness.ts'

const ANSWERS_LOST = 5
/** Orders are timed in so many pairs of turns, one with the mail server and one without: whatever else goes on meets both. */
const PAIRS = 5

/** The pauses between the tries of ten minutes pass at once. */
export const mailServerDown: Scenario = {
  name: 'mail server down for 10 min, then its answers lost',
  database: 'EMBEDDED',
  times: { all: 200, few: 12 },
  isLong: true,
  async run(rig, times) {
    await rig.shop.start()
    await order(newScene(rig), 20)
    const pairs: { up: Scene; down: Scene }[] = []
    for (let i = 0; i < PAIRS; i++) pairs.push(await orderUpAndDown(rig, Math.ceil(times / PAIRS)))
    const broken: string[] = []
    const [arrived] = [rig.mails.length]
    // Pauses of 5 + 10 + 20 + 40 + 80 + 160 + 320 s are more than ten minutes.
    for (let pause = 0; pause < 7; pause++) await failOnceMore(rig)
    if (rig.mails.length !== arrived) broken.push('Mails arrived while the server was down.')
    rig.lines.mail.setDown(false)
    // What nodemailer sends at the end of a mail; the server has it by then.
    rig.lines.mail.faults.push({ way: 'BACK', answers: '\r\n.\r\n', kind: 'RESET', times: ANSWERS_LOST })
    for (const { up, down } of pairs) broken.push(...(await brokenAtTheEnd(up)), ...(await brokenAtTheEnd(down)))
    await rig.shop.stop()

    const twice = repeatedMails(rig)
    if (twice < 1 || twice > 3 * ANSWERS_LOST)
      broken.push(`I7: ${twice} mails came twice for ${ANSWERS_LOST} lost answers`)
    const ratio = medianOf(pairs.map(({ up, down }) => p95(down.witness.payMs) / p95(up.witness.payMs)))
    const slow = ratio > 1.1 ? [`order p95 ${asPercent(ratio)} of what it is with a mail server`] : []
    const [before, during] = (['up', 'down'] as const).map((turn) =>
      medianOf(pairs.map((pair) => p95(pair[turn].witness.payMs))),
    )
    const figures = [
      `${rig.mails.length} mails, ${twice} twice after ${ANSWERS_LOST} lost answers`,
      `order p95 ${before!.toFixed(0)} ms, while down ${during!.toFixed(0)} ms, in pairs ${asPercent(ratio)}`,
    ]
    const done = pairs.reduce((sum, { down }) => sum + down.witness.payMs.length, 0)
    return { done, planned: times, figures: figures.join('; '), broken, slow }
  },
}

const newScene = (rig: Rig): Scene => ({ rig, witness: newWitness() })
const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const asPercent = (ratio: number) => `${Math.round(ratio * 100)} %`

/** Leaves the mail server down. */
async function orderUpAndDown(rig: Rig, count: number) {
  const [up, down] = [newScene(rig), newScene(rig)]
  rig.lines.mail.setDown(false)
  await letWorkEnd(rig)
  await order(up, count)
  await letWorkEnd(rig)
  rig.lines.mail.setDown(true)
  await order(down, count)
  return { up, down }
}

async function order(scene: Scene, count: number) {
  const skuIds = [scene.rig.stores[0]!.skuId]
  for (let i = 0; i < count; i++) {
    const buyer = scene.rig.buyers[i % scene.rig.buyers.length]!
    await buy(scene, { buyer, method: 'BANK_TRANSFER', skuIds })
  }
}

/** Every mail is tried, in vain, once more. */
async function failOnceMore({ db }: Rig) {
  const [least] = await db<[{ tries: number }]>`
    select min(retry_count)::int as tries from pgboss.job where name = 'mail' and state < 'completed'`
  await db`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`
  await until('a try of every mail', async () => {
    const [row] = await db<[{ count: number }]>`
      select count(*)::int from pgboss.job
      where name = 'mail' and state < 'completed'
        and (retry_count <= ${least.tries} and state <> 'retry' or state = 'active')`
    return row.count === 0
  })
}
