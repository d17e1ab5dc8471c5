import { presentForStore } from '../../api/designs/present-design.ts'
import { readDesignAs, readDesignPage } from '../../api/designs/read-designs.ts'
import { sendProof } from '../../api/designs/send-proof.ts'
import { rejectDesign } from '../../api/designs/take-step.ts'
import { writeMessage } from '../../api/designs/write-message.ts'
import { checkInput } from '../../api/http/read-input.ts'
import { designStatuses } from '../../contract/designs/designs.ts'
import * as supplierDesignsApi from '../../contract/designs/supplier-designs.ts'
import { texts } from '../../texts/texts.ts'
import { germanTime } from './german-time.ts'
import { Refusal, type Context, type Command, type CommandGroup } from './commands/command.ts'

/** The store's side of designs, for any store. */
export const designs: CommandGroup = {
  texts: (language) => texts(language).operator.designs,
  actions: {
    list: { values: ['status'], run: list },
    show: { run: show },
    proof: { values: ['price', 'setup', 'minimum', 'days', 'until', 'message'], run: proof },
    reject: { run: reject },
    message: { run: message },
  },
}

const everyStore = { storeId: null }
const writer = { ...everyStore, by: 'TRESEN' as const }

async function list(context: Context, { values }: Command) {
  const t = texts(context.language).operator.designs
  const status = designStatuses.find((known) => known === values.status?.toUpperCase())
  if (values.status && !status) throw new Refusal(t.statuses(designStatuses.join(', ')))
  const params = { owner: everyStore, page: 1, pageSize: 48, status }
  const { items } = await readDesignPage(context.db, params, (design, parts) =>
    presentForStore(design, parts, viewer(context)),
  )
  const lines = items.map(
    ({ id, statusText, updatedAt, title, productName, storeName, buyer }) =>
      `${id}  ${germanTime(updatedAt)}  ${statusText}  "${title}", ${productName}  ${storeName}  ${buyer.companyName}`,
  )
  return { lines: lines.length > 0 ? lines : [t.none] }
}

async function show(context: Context, { args: [id = ''] }: Command) {
  const t = texts(context.language).operator.designs
  const checked = checkInput(supplierDesignsApi.read, { id }, context.language)
  return readDesignAs(context.db, { owner: everyStore, id: checked.id }, (row, parts) => {
    const design = presentForStore(row, parts, viewer(context))
    const messages = design.messages.map(({ at, byText, text }) => `${germanTime(at)}  ${byText}: ${text}`)
    const lines = [
      `"${design.title}", ${design.productName} (${design.productSkuId}), ${design.storeName}`,
      `${design.buyer.companyName}, ${design.buyer.contactName}: ${design.statusText}`,
      t.input(design.quantity, design.technique, design.colors.join(' '), design.text),
      t.pictures(
        [design.previewUrl, ...design.files.map(({ url }) => url)].map((url) => `${context.origin}${url}_1000`),
      ),
      ...design.proofs.map(({ number, offer, at }) =>
        t.proof(number, germanTime(at), offer.unitPriceText, offer.setupFeeText),
      ),
      ...messages,
    ]
    return { lines, accountId: row.buyerId }
  })
}

async function proof(context: Context, { args: [id = ''], values }: Command) {
  const offer = {
    unitPrice: Number(values.price),
    setupFee: Number(values.setup ?? 0),
    minQuantity: Number(values.minimum),
    leadTimeDays: Number(values.days),
    // The end of that day, whichever clock is meant, is not before it in Germany.
    validUntil: /^\d{4}-\d\d-\d\d$/.test(values.until ?? '') ? `${values.until}T23:59:59Z` : values.until,
  }
  const sent = { id, offer, ...(values.message && { message: values.message }) }
  const checked = checkInput(supplierDesignsApi.sendProof, sent, context.language)
  const { design } = await sendProof(context, { ...writer, language: context.language }, checked)
  return { lines: [texts(context.language).operator.designs.sent(design.title)], accountId: design.buyerId }
}

async function reject(context: Context, { args: [id = '', ...args] }: Command) {
  const checked = checkInput(supplierDesignsApi.reject, { id, message: args.join(' ') }, context.language)
  const { design } = await rejectDesign(context, writer, checked)
  return { lines: [texts(context.language).operator.designs.rejected(design.title)], accountId: design.buyerId }
}

async function message(context: Context, { args: [id = '', ...args] }: Command) {
  const checked = checkInput(supplierDesignsApi.writeMessage, { id, text: args.join(' ') }, context.language)
  const { design } = await writeMessage(context, { owner: everyStore, by: 'TRESEN', isOnce: true, ...checked })
  return { lines: [texts(context.language).operator.designs.written(design.title)], accountId: design.buyerId }
}

const viewer = ({ language, clock }: Context) => ({ language, now: clock.now() })
