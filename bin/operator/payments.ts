import { findOpenChargebacks } from '../../api/payments/chargebacks.ts'
import { endOpenTransfers, findOpenTransfers } from '../../api/payments/open-transfers.ts'
import { findTransferRefunds, recordTransferRefund } from '../../api/payments/transfer-refunds.ts'
import { moneyText } from '../../contract/money.ts'
import { operatorPayments as de } from '../../texts/de/operator-payments.ts'
import { operatorPayments as en } from '../../texts/en/operator-payments.ts'
import { Refusal, type Topic } from './topic.ts'

export const payments: Topic = {
  texts: { de, en },
  verbs: {
    chargebacks: {
      async run({ db, language }) {
        const lines = (await findOpenChargebacks(db)).map(({ orderNumber, companyName, amountCents, chargedBackAt }) =>
          [chargedBackAt.toISOString().slice(0, 10), orderNumber, companyName, moneyText(amountCents, language)].join(
            '  ',
          ),
        )
        return { lines: lines.length > 0 ? lines : [{ de, en }[language].noChargebacks] }
      },
    },
    transfers: {
      async run({ db, clock, language }) {
        const t = { de, en }[language]
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
      async run(desk, { words: [email = ''] }) {
        const t = { de, en }[desk.language]
        const ended = await endOpenTransfers(desk, email)
        if (!ended) throw new Refusal(t.unknownAccount(email))
        const { accountId, orderNumbers } = ended
        return { lines: orderNumbers.length > 0 ? orderNumbers.map(t.ended) : [t.nothingOpen(email)], accountId }
      },
    },
    'due-refunds': {
      async run({ db, language }) {
        const waiting = await findTransferRefunds(db)
        const lines = waiting.map(({ id, orderNumber, companyName, amountCents, createdAt }) =>
          [id, createdAt.toISOString().slice(0, 10), orderNumber, companyName, moneyText(amountCents, language)].join(
            '  ',
          ),
        )
        return { lines: lines.length > 0 ? lines : [{ de, en }[language].none] }
      },
    },
    'mark-refunded': {
      async run(desk, { words: [id = ''] }) {
        const t = { de, en }[desk.language]
        const refund = await recordTransferRefund(desk, id)
        if (!refund) throw new Refusal(t.unknown(id))
        const { orderNumber, amountCents, buyerId } = refund
        return { lines: [t.refunded(orderNumber, moneyText(amountCents, desk.language))], accountId: buyerId }
      },
    },
  },
}
