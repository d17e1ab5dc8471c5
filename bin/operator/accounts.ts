import { decideVatId } from '../../api/account/vat-id-queries.ts'
import { operatorAccounts as de } from '../../texts/de/operator-accounts.ts'
import { operatorAccounts as en } from '../../texts/en/operator-accounts.ts'
import { Refusal, type Topic } from './topic.ts'

export const accounts: Topic = {
  texts: { de, en },
  verbs: {
    vat: {
      async run({ db, clock, language }, { words: [email = '', status = ''] }) {
        const t = { de, en }[language]
        if (status !== 'VALID' && status !== 'INVALID') throw new Refusal(t.badStatus(status))
        const account = await decideVatId(db, { email, status, at: clock.now() })
        if (!account) throw new Refusal(t.unknown(email))
        if (!account.vatId) throw new Refusal(t.noVatId(email))
        return { lines: [t.decided(email, account.vatId, status)], accountId: account.id }
      },
    },
  },
}
