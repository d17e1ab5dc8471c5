import { trustAccount } from '../../api/account/trust-account.ts'
import { texts } from '../../texts/texts.ts'
import { decideVatId } from '../../api/account/profile/vat-id-queries.ts'
import { Refusal, type CommandGroup } from './commands/command.ts'

export const accounts: CommandGroup = {
  texts: (language) => texts(language).operator.accounts,
  actions: {
    trust: {
      async run({ db, clock, language }, { args: [email = '', answer = ''] }) {
        const t = texts(language).operator.accounts
        if (answer !== 'YES' && answer !== 'NO') throw new Refusal(t.badAnswer(answer))
        const id = await trustAccount(db, email, answer === 'YES' ? clock.now() : null)
        if (!id) throw new Refusal(t.unknown(email))
        return { lines: [answer === 'YES' ? t.trusted(email) : t.untrusted(email)], accountId: id }
      },
    },
    vat: {
      async run({ db, clock, language }, { args: [email = '', status = ''] }) {
        const t = texts(language).operator.accounts
        if (status !== 'VALID' && status !== 'INVALID') throw new Refusal(t.badStatus(status))
        const account = await decideVatId(db, { email, status, at: clock.now() })
        if (!account) throw new Refusal(t.unknown(email))
        if (!account.vatId) throw new Refusal(t.noVatId(email))
        return { lines: [t.decided(email, account.vatId, status)], accountId: account.id }
      },
    },
  },
}
