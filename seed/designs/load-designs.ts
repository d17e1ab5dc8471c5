import sharp from 'sharp'
import { createDesign } from '../../api/designs/write-design.ts'
import { sendReport } from '../../api/designs/reports/send-report.ts'
import { sendProof } from '../../api/designs/send-proof.ts'
import { rejectDesign, takeStep } from '../../api/designs/take-step.ts'
import { addDesignFile } from '../../api/designs/files/write-files.ts'
import { writeMessage } from '../../api/designs/write-message.ts'
import type { Designer } from '../../api/designs/check-content.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'
import { founderOf } from '../../api/http/caller.ts'
import { readIcon } from '../../api/platform/pictures/label/label-icons.ts'
import { demoDesigns, type DemoDesign, type DemoStep } from './demo-designs.ts'

const DAY_MS = 86_400_000

/**
 * Designs of the demo buyers in every state up to the order, one of them reported, made by the same steps that people take, on past days. Nobody
 * is told by mail. What is there already stays.
 */
export async function loadDesigns(deps: Deps, baseDate: Date): Promise<void> {
  const [existing] = await deps.db`select 1 from design limit 1`
  if (existing) return
  for (const design of demoDesigns) await loadDesign(deps, baseDate, design)
}

async function loadDesign(deps: Deps, baseDate: Date, design: DemoDesign): Promise<void> {
  const product = await mostWantedOf(deps, design.archetype)
  const designer = await designerNamed(deps, design.buyer)
  if (!product || !designer) return
  let at = baseDate.getTime() - design.daysAgo * DAY_MS
  const quiet = { ...deps, jobs: silentJobs(deps.jobs), clock: { now: () => new Date(at) } }
  const { title, technique, colors, text, font, description, placement, textPlacement } = design
  const content = { title, technique, colors, text, font, description, placement, textPlacement }
  const quantity = product.countPerBox * design.boxes
  const id = await createDesign(quiet, designer, { ...content, productSkuId: product.skuId, quantity })
  if (design.logo) {
    const bytes = new Uint8Array(await logoOf(design.logo))
    await addDesignFile(quiet, designer, { id, kind: 'LOGO', file: new File([bytes], `${design.logo.icon}.png`) })
  }
  for (const step of design.steps) {
    at += 5 * 60 * 60 * 1000
    await take(quiet, { id, designer, ...product, baseDate }, step)
  }
}

type Taken = {
  id: string
  designer: Designer
  storeId: string
  countPerBox: number
  finalPriceCents: number
  baseDate: Date
}

async function take(deps: Deps, taken: Taken, step: DemoStep): Promise<void> {
  const { id, designer, storeId, countPerBox, finalPriceCents, baseDate } = taken
  const store = { storeId, by: 'STORE' as const, language: 'de' as const }
  if (step.do === 'PROOF') {
    const offer = {
      unitPrice: Math.round(finalPriceCents * 1.35) / 100,
      setupFee: step.setupFee,
      minQuantity: countPerBox * step.minBoxes,
      leadTimeDays: step.leadTimeDays,
      validUntil: new Date(baseDate.getTime() + 60 * DAY_MS),
    }
    await sendProof(deps, store, { id, offer, message: step.text })
  } else if (step.do === 'REJECT') await rejectDesign(deps, store, { id, message: step.text })
  else if (step.do === 'REPORT') await sendReport(deps, { storeId }, { id, reason: 'RIGHTS', explanation: step.text })
  else if (step.do === 'STORE_SAYS') await writeMessage(deps, { owner: { storeId }, by: 'STORE', id, text: step.text })
  else if (step.do === 'BUYER_SAYS')
    await writeMessage(deps, { owner: { buyerId: designer.account.companyId }, by: 'BUYER', id, text: step.text })
  else await takeStep(deps, designer, { id, action: step.do, message: step.text })
}

async function mostWantedOf({ db }: Deps, archetype: string) {
  const [product] = await db<{ skuId: string; storeId: string; countPerBox: number; finalPriceCents: number }[]>`
    select sku_id, store_id, count_per_box,
      final_price_cents
    from product
    where is_designable and status = 'ACTIVE' and not is_exclusive and picture ->> 'archetype' = ${archetype}
    order by popularity desc, sku_id limit 1`
  return product
}

async function designerNamed({ db }: Deps, name: string): Promise<Designer | undefined> {
  const [account] = await db<{ id: string }[]>`select id from account where email = ${`${name}@demo.tresen.example`}`
  return account && { account: founderOf(account.id), language: 'de' }
}

/** A round or bare mark with an icon, as PNG on nothing. */
async function logoOf({ icon, color, ground }: NonNullable<DemoDesign['logo']>): Promise<Buffer> {
  const disc = ground ? `<circle cx="300" cy="300" r="290" fill="${ground}"/>` : ''
  const scale = ground ? 1.45 : 2.2
  const place = `translate(${300 - 128 * scale} ${300 - 128 * scale}) scale(${scale})`
  const paths = readIcon(icon).map((d) => `<path d="${d}"/>`)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${disc}` +
    `<g fill="${color}" transform="${place}">${paths.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
