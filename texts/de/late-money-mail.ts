import type { lateMoneyMail as English } from '../en/late-money-mail.ts'

export const lateMoneyMail: typeof English = {
  subject: 'Ihre Zahlung geht an Sie zurück',
  title: 'Ihre Zahlung geht an Sie zurück',
  hello: (firstName) => `Hallo ${firstName},`,
  goodsGone:
    'Ihre Zahlung kam nach der Zeit, in der wir Ware zurücklegen, und inzwischen ist die Ware verkauft. Das tut uns leid: Es ist keine Bestellung daraus geworden.',
  orderedAnew:
    'Ihre Zahlung kam, nachdem Sie sie beendet oder auf anderem Weg bestellt hatten. Es ist keine zweite Bestellung daraus geworden.',
  refunded: (amount) => `Wir haben den ganzen Betrag zurückgeschickt: ${amount}. Er ist in wenigen Werktagen bei Ihnen.`,
  letGo: (amount) => `Es wird nichts abgebucht: Die vorgemerkten ${amount} sind wieder frei.`,
  button: 'Zum Warenkorb',
  footer: 'Tresen, der Großhandels-Marktplatz für Hotels, Cafés, Restaurants, Läden und Büros.',
}
