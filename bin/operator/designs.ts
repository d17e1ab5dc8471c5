import { presentForStore } from '../../api/designs/present-design.ts'
import { readDesignAs, readDesignPage } from '../../api/designs/read-designs.ts'
import { sendProof } from '../../api/designs/send-proof.ts'
import { rejectDesign } from '../../api/designs/take-step.ts'
import { writeMessage } from '../../api/designs/write-message.ts'
import { checkInput } from '../../api/http/read-input.ts'
import { designStatuses } from '../../contract/designs.ts'
import * as contract from '../../contract/supplier-designs.ts'
import { operatorDesigns as de } from '../../texts/de/operator/designs.ts'
import { operatorDesigns as en } from '../../texts/en/operator/designs.ts'
import { germanTime } from './german-time.ts'
import { Refusal, type Desk, type Order, type Topic } from './grammar/topic.ts'

/** The store's side of designs, for any store. */
export const designs: Topic = {
  texts: { de, en },
  verbs: {
    list: { values: ['status'], run: list },
    show: { run: show },
    proof: { values: ['price', 'setup', 'minimum', 'days', 'until', 'message'], run: proof },
    reject: { run: reject },
    message: { run: message },
  },
}

const everyStore = { storeId: null }
const writer = { ...everyStore, by: 'TRESEN' as const }

async function list(desk: Desk, { values }: Order) {
  const t = textsIn(desk)
  const status = designStatuses.find((known) => known === values.status?.toUpperCase())
  if (values.status && !status) throw new Refusal(t.statuses(designStatuses.join(', ')))
  const wish = { owner: everyStore, page: 1, pageSize: 48, status }
  const { items } = await readDesignPage(desk.db, wish, (design, parts) => presentForStore(design, parts, reader(desk)))
  const lines = items.map(
    ({ id, statusText, updatedAt, title, productName, storeName, buyer }) =>
      `${id}  ${germanTime(updatedAt)}  ${statusText}  "${title}", ${productName}  ${storeName}  ${buyer.companyName}`,
  )
  return { lines: lines.length > 0 ? lines : [t.none] }
}

async function show(desk: Desk, { words: [id = ''] }: Order) {
  const t = textsIn(desk)
  const checked = checkInput(contract.readSupplierDesign, { id }, desk.language)
  return readDesignAs(desk.db, { owner: everyStore, id: checked.id }, (row, parts) => {
    const design = presentForStore(row, parts, reader(desk))
    const said = design.messages.map(({ at, byText, text }) => `${germanTime(at)}  ${byText}: ${text}`)
    const lines = [
      `"${design.title}", ${design.productName} (${design.productSkuId}), ${design.storeName}`,
      `${design.buyer.companyName}, ${design.buyer.contactName}: ${design.statusText}`,
      t.wish(design.quantity, design.technique, design.colors.join(' '), design.text),
      t.pictures([design.previewUrl, ...design.files.map(({ url }) => url)].map((url) => `${desk.origin}${url}_1000`)),
      ...design.proofs.map(({ number, offer, at }) =>
        t.proof(number, germanTime(at), offer.unitPriceText, offer.setupFeeText),
      ),
      ...said,
    ]
    return { lines, accountId: row.buyerId }
  })
}

async function proof(desk: Desk, { words: [id = ''], values }: Order) {
  const offer = {
    unitPrice: Number(values.price),
    setupFee: Number(values.setup ?? 0),
    minQuantity: Number(values.minimum),
    leadTimeDays: Number(values.days),
    // The end of that day, whichever clock is meant, is not before it in Germany.
    validUntil: /^\d{4}-\d\d-\d\d$/.test(values.until ?? '') ? `${values.until}T23:59:59Z` : values.until,
  }
  const sent = { id, offer, ...(values.message && { message: values.message }) }
  const checked = checkInput(contract.sendDesignProof, sent, desk.language)
  const { design } = await sendProof(desk, { ...writer, language: desk.language }, checked)
  return { lines: [textsIn(desk).sent(design.title)], accountId: design.buyerId }
}

async function reject(desk: Desk, { words: [id = '', ...words] }: Order) {
  const checked = checkInput(contract.rejectDesign, { id, message: words.join(' ') }, desk.language)
  const { design } = await rejectDesign(desk, writer, checked)
  return { lines: [textsIn(desk).rejected(design.title)], accountId: design.buyerId }
}

async function message(desk: Desk, { words: [id = '', ...words] }: Order) {
  const checked = checkInput(contract.writeSupplierDesignMessage, { id, text: words.join(' ') }, desk.language)
  const { design } = await writeMessage(desk, { owner: everyStore, by: 'TRESEN', isOnce: true, ...checked })
  return { lines: [textsIn(desk).written(design.title)], accountId: design.buyerId }
}

const reader = ({ language, clock }: Desk) => ({ language, now: clock.now() })
const textsIn = ({ language }: Desk) => ({ de, en })[language]
