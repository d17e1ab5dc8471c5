import type { operatorOperators as en } from '../../en/operator/operators.ts'

export const operatorOperators: typeof en = {
  summary: 'wer Operator ist',
  actions: {
    list: { takes: [], explains: 'Listet die Operatoren auf, den ersten zuerst.' },
    appoint: {
      takes: ['<E-Mail>'],
      explains: 'Macht das Konto eines Käufers zu dem eines Operators. Geht auch, solange es noch keinen gibt.',
    },
    dismiss: {
      takes: ['<E-Mail>'],
      explains: 'Macht aus einem Operator wieder einen Käufer und beendet alle Sitzungen; nie beim letzten.',
    },
  },
  appointed: (email) => `${email} ist jetzt Operator.`,
  dismissed: (email) => `${email} ist kein Operator mehr.`,
  noBuyer: (email) => `Einen Käufer mit der E-Mail ${email} gibt es nicht.`,
  noOperator: (email) => `Einen Operator mit der E-Mail ${email} gibt es nicht.`,
  last: (email) => `${email} ist der letzte Operator; ernenne zuerst einen anderen.`,
}
