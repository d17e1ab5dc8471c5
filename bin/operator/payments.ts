import { findOpenChargebacks } from '../../api/payments/chargebacks.ts'
import { endOpenTransfers, findOpenTransfers } from '../../api/payments/open-transfers.ts'
import { closeDifference, findDifferences } from '../../api/payments/reconciliation/difference-queries.ts'
import { reconcile } from '../../api/payments/reconciliation/reconcile.ts'
import { payByTransfer, retryMove } from '../../api/payments/moves/by-hand.ts'
import { findOpenMoves, type OpenMove } from '../../api/payments/moves/move-queries.ts'
import { transferRefundPages, recordTransferRefund } from '../../api/payments/transfer-refunds.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { berlinDay } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Refusal, type Context, type Command, type CommandGroup, type Action } from './commands/command.ts'

export const payments: CommandGroup = {
  texts: (language) => texts(language).operator.payments,
  actions: {
    chargebacks: {
      async run({ db, language }) {
        const lines = (await findOpenChargebacks(db)).map(({ orderNumber, companyName, amountCents, chargedBackAt }) =>
          [berlinDay(chargedBackAt), orderNumber, companyName, moneyText(amountCents, language)].join('  '),
        )
        return { lines: lines.length > 0 ? lines : [texts(language).operator.payments.noChargebacks] }
      },
    },
    transfers: {
      async run({ db, clock, language }) {
        const t = texts(language).operator.payments
        const lines = (await findOpenTransfers(db)).map(
          ({ email, companyName, orderNumbers, amountCents, lines: count, oldestAt }) =>
            [
              email,
              companyName,
              moneyText(amountCents, language),
              t.lines(count),
              t.age(Math.floor((clock.now().getTime() - oldestAt.getTime()) / 3_600_000)),
              orderNumbers.join(' '),
            ].join('  '),
        )
        return { lines: lines.length > 0 ? lines : [t.noTransfers] }
      },
    },
    'end-transfers': {
      async run(context, { args: [email = ''] }) {
        const t = texts(context.language).operator.payments
        const ended = await endOpenTransfers(context, email)
        if (!ended) throw new Refusal(t.unknownAccount(email))
        const { accountId, orderNumbers } = ended
        return { lines: orderNumbers.length > 0 ? orderNumbers.map(t.ended) : [t.nothingOpen(email)], accountId }
      },
    },
    'due-refunds': {
      async run({ db, language }) {
        const lines: string[] = []
        for await (const page of transferRefundPages(db))
          for (const { id, orderNumber, companyName, amountCents, createdAt } of page) {
            const day = berlinDay(createdAt)
            lines.push([id, day, orderNumber, companyName, moneyText(amountCents, language)].join('  '))
          }
        return { lines: lines.length > 0 ? lines : [texts(language).operator.payments.none] }
      },
    },
    moves: { run: listMoves },
    retry: onMove(retryMove, 'retried'),
    'by-transfer': onMove(payByTransfer, 'transferred'),
    reconcile: { run: reconcileAll },
    differences: { run: listDifferences },
    close: { values: ['note'], run: close },
    'mark-refunded': {
      async run(context, { args: [id = ''] }) {
        const t = texts(context.language).operator.payments
        const refund = await recordTransferRefund(context, id)
        if (!refund) throw new Refusal(t.unknown(id))
        const { orderNumber, amountCents, buyerId } = refund
        return { lines: [t.refunded(orderNumber, moneyText(amountCents, context.language))], accountId: buyerId }
      },
    },
  },
}

async function listMoves({ db, language }: Context) {
  const t = texts(language).operator.payments
  const lines = (await findOpenMoves(db)).map((move) =>
    [
      move.id,
      berlinDay(move.createdAt),
      move.orderNumber,
      t.kinds[move.kind],
      moneyText(move.amountCents, language),
      t.states[move.state],
      move.providerId ?? '',
    ].join('  '),
  )
  return { lines: lines.length > 0 ? lines : [t.noMoves] }
}

type Work = (context: Context, id: string) => Promise<OpenMove | undefined>

function onMove(work: Work, sentence: 'retried' | 'transferred'): Action {
  return {
    async run(context: Context, { args: [id = ''] }: Command) {
      const t = texts(context.language).operator.payments
      const move = isUuid(id) ? await work(context, id) : undefined
      if (!move) throw new Refusal(t.notRefused(id))
      const { orderNumber, amountCents, buyerId } = move
      return { lines: [t[sentence](orderNumber, moneyText(amountCents, context.language))], accountId: buyerId }
    },
  }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

async function reconcileAll(context: Context) {
  const { checkouts, newDifferences, failed } = await reconcile(context)
  return { lines: [texts(context.language).operator.payments.reconciled(checkouts, newDifferences, failed)] }
}

async function listDifferences({ db, language }: Context) {
  const t = texts(language).operator.payments
  const lines = (await findDifferences(db)).map(({ id, foundAt, orderNumber, kind, expectedCents, foundCents }) =>
    [
      id,
      berlinDay(foundAt),
      orderNumber,
      t.differences[kind],
      t.sums(moneyText(expectedCents, language), moneyText(foundCents, language)),
    ].join('  '),
  )
  return { lines: lines.length > 0 ? lines : [t.noDifferences] }
}

async function close({ db, clock, language }: Context, { args: [id = ''], values: { note = '' } }: Command) {
  const t = texts(language).operator.payments
  if (note.trim() === '') throw new Refusal(t.noteMissing)
  const closed = isUuid(id) ? await closeDifference(db, id, { note: note.slice(0, 1000), now: clock.now() }) : undefined
  if (!closed) throw new Refusal(t.noDifference(id))
  return { lines: [t.closed(closed.orderNumber)], accountId: closed.buyerId }
}
