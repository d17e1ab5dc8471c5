import { markPaid } from '../../api/orders/operator/change-order.ts'
import { countSteps, findNewestOrders } from '../../api/orders/operator-queries.ts'
import { findStoreOrder } from '../../api/orders/supplier-queries.ts'
import { takeStepOnce } from '../../api/orders/fulfilment/take-step-once.ts'
import { recurringSteps } from '../../api/orders/fulfilment/transitions.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { berlinDay } from '../../contract/platform/values.ts'
import { cancelCauses, type SubOrderAction } from '../../contract/orders/steps.ts'
import { texts } from '../../texts/texts.ts'
import { Refusal, type Context, type Command, type CommandGroup, type Action } from './commands/command.ts'

export const orders: CommandGroup = {
  texts: (language) => texts(language).operator.orders,
  actions: {
    list: { values: ['status'], run: list },
    'mark-paid': { run: mark },
    confirm: step('CONFIRM'),
    reject: step('REJECT', ['reason']),
    ship: step('SHIP', ['carrier', 'tracking', 'lines', 'version']),
    'cancel-rest': step('CANCEL_REST', ['reason']),
    'cancel-lines': step('CANCEL_LINES', ['lines', 'cause', 'reason', 'version']),
    delivered: step('MARK_DELIVERED'),
    cancel: step('CANCEL', ['reason']),
    'accept-return': step('ACCEPT_RETURN', ['lines', 'unsellable', 'version']),
    'decline-return': step('DECLINE_RETURN', ['reason', 'version']),
  },
}

async function list(context: Context, { values }: Command) {
  const found = await findNewestOrders(context.db, { status: values.status ?? null, limit: 50 })
  const { statuses, paymentStatuses } = texts(context.language).orders.replies
  const t = texts(context.language).operator.orders
  const lines = found.map(({ orderNumber, createdAt, companyName, grossCents, paymentStatus, parts }) => {
    const day = berlinDay(createdAt)
    const sum = moneyText(grossCents, context.language)
    const states = parts
      .map(({ number, status, version }) => `${number} ${statuses[status]}, ${t.version(version)}`)
      .join(', ')
    return `${orderNumber}  ${day}  ${companyName}  ${sum}  ${paymentStatuses[paymentStatus]}  (${states})`
  })
  return { lines: lines.length > 0 ? lines : [t.none] }
}

async function mark(context: Context, { args: [number = ''] }: Command) {
  const t = texts(context.language).operator.orders
  const paid = await markPaid(context, number)
  if (paid === undefined) throw new Refusal(t.unknown(number))
  if (paid === null) throw new Refusal(t.noTransfer(number))
  const sentence = { RECORDED: t.paid, KNOWN: t.knownPaid, TOO_LATE: t.tooLate }[paid.outcome]
  return { lines: [sentence(number)], accountId: paid.buyerId }
}

function step(action: SubOrderAction, values: string[] = []): Action {
  return {
    values,
    async run(context, { args: [number = ''], values }) {
      const key = await findStoreOrder(context.db, number, null)
      if (!key) throw new Refusal(texts(context.language).operator.orders.unknown(number))
      const { carrier, tracking, reason, lines, unsellable, cause } = values
      const input = {
        action,
        carrier,
        trackingNumber: tracking,
        reason,
        cause: cause === undefined ? undefined : causeOf(cause, context),
        lines: lines === undefined ? undefined : linesOf(lines, context),
        unsellable: unsellable?.split(','),
      }
      const version = versionOf(values.version, context)
      const change = { deps: context, key, actor: 'TRESEN' as const, input: input, version, language: context.language }
      if (version === undefined && recurringSteps.includes(action))
        throw new Refusal(
          texts(context.language).operator.orders.versionMissing(number, await countSteps(context.db, key)),
        )
      const status = await takeStepOnce(context.db, undefined, change)
      const { statuses } = texts(context.language).orders.replies
      return { lines: [texts(context.language).operator.orders.now(number, statuses[status])], accountId: key.buyerId }
    },
  }
}

function versionOf(text: string | undefined, context: Context) {
  if (text === undefined) return undefined
  if (!/^\d{1,6}$/.test(text)) throw new Refusal(texts(context.language).operator.orders.badVersion(text))
  return Number(text)
}

function causeOf(text: string, context: Context) {
  const cause = cancelCauses.find((each) => each === text)
  if (!cause) throw new Refusal(texts(context.language).operator.orders.badCause(text, cancelCauses.join(', ')))
  return cause
}

function linesOf(text: string, context: Context) {
  if (!/^[0-9A-Za-z]+:[1-9]\d{0,5}(,[0-9A-Za-z]+:[1-9]\d{0,5})*$/.test(text))
    throw new Refusal(texts(context.language).operator.orders.badLines(text))
  return text.split(',').map((part) => {
    const [skuId = '', pieces] = part.split(':')
    return { skuId, quantity: Number(pieces) }
  })
}
