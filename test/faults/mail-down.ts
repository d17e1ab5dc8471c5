import { buy } from './buy.ts'
import { brokenAtTheEnd, letWorkEnd, repeatedMails } from './check.ts'
import type { Scene } from './insist.ts'
import type { Rig } from './rig.ts'
import type { Scenario } from './scenario.ts'
import { until } from './until.ts'
import { newWitness, p95 } from './witness.ts'

/** Noise of the machine, which is none of the mail server. */
const NOISE_MS = 15
const ANSWERS_LOST = 5

/** The pauses between the tries of ten minutes pass at once. */
export const mailServerDown: Scenario = {
  name: 'mail server down for 10 min, then its answers lost',
  database: 'EMBEDDED',
  times: { all: 200, few: 20 },
  async run(rig, times) {
    await rig.shop.start()
    const [warm, up, down] = [0, 1, 2].map(() => ({ rig, witness: newWitness() })) as [Scene, Scene, Scene]
    await order(warm, 10)
    await order(up, times)
    await letWorkEnd(rig)
    const broken: string[] = []

    rig.lines.mail.setDown(true)
    const [arrived] = [rig.mails.length]
    await order(down, times)
    // Pauses of 5 + 10 + 20 + 40 + 80 + 160 + 320 s are more than ten minutes.
    for (let pause = 0; pause < 7; pause++) await failOnceMore(rig)
    if (rig.mails.length !== arrived) broken.push('Mails arrived while the server was down.')
    rig.lines.mail.setDown(false)
    // What nodemailer sends at the end of a mail; the server has it by then.
    rig.lines.mail.faults.push({ way: 'BACK', answers: '\r\n.\r\n', kind: 'RESET', times: ANSWERS_LOST })
    broken.push(...(await brokenAtTheEnd(down)), ...(await brokenAtTheEnd(up)))
    await rig.shop.stop()

    const twice = repeatedMails(rig)
    if (twice < 1 || twice > 3 * ANSWERS_LOST)
      broken.push(`I7: ${twice} mails came twice for ${ANSWERS_LOST} lost answers`)
    const [before, during] = [p95(up.witness.payMs), p95(down.witness.payMs)]
    const isSlower = during > 1.1 * before + NOISE_MS
    const slow = isSlower ? [`order p95 ${during.toFixed(0)} ms instead of ${before.toFixed(0)} ms`] : []
    const figures = [
      `${rig.mails.length} mails, ${twice} twice after ${ANSWERS_LOST} lost answers`,
      `order p95 ${before.toFixed(0)} ms, while down ${during.toFixed(0)} ms`,
    ]
    return { done: times, wanted: times, figures: figures.join('; '), broken, slow }
  },
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
