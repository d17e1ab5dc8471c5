import { appointOperator, dismissOperator, findOperators } from '../../api/account/appoint-operator.ts'
import { texts } from '../../texts/texts.ts'
import { findAddressee } from '../../api/account/password/password-reset-queries.ts'
import { Refusal, type CommandGroup } from './commands/command.ts'

export const operators: CommandGroup = {
  texts: (language) => texts(language).operator.operators,
  actions: {
    list: {
      async run({ db }) {
        const found = await findOperators(db)
        return { lines: found.map(({ email, firstName, lastName }) => `${email}  ${firstName} ${lastName}`) }
      },
    },
    appoint: {
      firstOperator: ({ db }, { args: [email = ''] }) => findAddressee(db, email),
      async run({ db, language }, { args: [email = ''] }) {
        const t = texts(language).operator.operators
        const accountId = await appointOperator(db, email)
        if (!accountId) throw new Refusal(t.noBuyer(email))
        return { lines: [t.appointed(email)], accountId }
      },
    },
    dismiss: {
      async run({ db, language }, { args: [email = ''] }) {
        const t = texts(language).operator.operators
        const dismissed = await dismissOperator(db, email)
        if (dismissed === 'UNKNOWN') throw new Refusal(t.noOperator(email))
        if (dismissed === 'LAST') throw new Refusal(t.last(email))
        return { lines: [t.dismissed(email)], accountId: dismissed.id }
      },
    },
  },
}
