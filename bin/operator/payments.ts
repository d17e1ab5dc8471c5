import { findOpenChargebacks } from '../../api/payments/chargebacks.ts'
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
