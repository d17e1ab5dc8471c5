import type { latePaymentMail as English } from '../../en/checkout/mails.ts'

export const latePaymentMail: typeof English = {
  subject: 'Die Zahlung geht zurück',
  title: 'Die Zahlung geht zurück',
  hello: (firstName) => `Hallo ${firstName},`,
  goodsGone:
    'die Zahlung kam nach der Zeit, in der wir Ware zurücklegen, und inzwischen ist die Ware verkauft. Das ' +
    'tut uns leid: Es ist keine Bestellung daraus geworden.',
  orderedAnew:
    'die Zahlung kam, nachdem sie beendet, die Freigabe abgelehnt oder auf anderem Weg bestellt worden war. Es ist keine zweite Bestellung daraus geworden.',
  refunded: (amount) => `Der ganze Betrag ist auf dem Weg zurück: ${amount}. Das dauert wenige Werktage.`,
  released: (amount) => `Es wird nichts abgebucht: Die vorgemerkten ${amount} sind wieder frei.`,
  button: 'Zum Warenkorb',
}
