import type { Right, Role, Side } from '../../contract/rights.ts'
import type * as en from '../en/rights.ts'

export const roles: typeof en.roles = {
  buyer: {
    OWNER: 'Inhaber',
    BUYER: 'Einkauf',
    APPROVER: 'Freigabe',
    RECEIVER: 'Wareneingang',
    BOOKKEEPER: 'Buchhaltung',
  },
  supplier: {
    OWNER: 'Inhaber',
    SALES: 'Verkauf',
    WAREHOUSE: 'Lager',
    CATALOGUE: 'Sortiment',
    FINANCE: 'Finanzen',
  },
  operator: {
    ADMIN: 'Administration',
    SUPPORT: 'Betreuung',
    CONTENT: 'Inhalte',
    CATALOGUE: 'Sortiment',
    FINANCE: 'Finanzen',
  },
}

export const rightNames: Record<Right, string> = {
  buy: 'Einkaufen',
  orders: 'Bestellungen',
  approve: 'Bestellungen freigeben',
  receive: 'Wareneingang',
  documents: 'Rechnungen und Belege',
  company: 'Firmendaten ändern',
  team: 'Team',
  apiKeys: 'API-Schlüssel',
  viewOrders: 'Bestellungen ohne Beträge ansehen',
  pack: 'Bestellungen packen',
  readOrders: 'Bestellungen ansehen',
  sales: 'Verkauf',
  stock: 'Bestand',
  products: 'Artikel',
  prices: 'Preise',
  finance: 'Auszahlungen und Geldbeträge',
  reports: 'Auswertungen',
  store: 'Store einstellen',
  privacy: 'Auskunft und Löschung',
  refunds: 'Erstatten',
  buyers: 'Kunden',
  exportBuyers: 'E-Mail-Adressen von Kunden exportieren',
  approveForBuyers: 'Rückgaben, USt-IdNr. und Bewertungen entscheiden',
  readStores: 'Stores ansehen',
  stores: 'Stores',
  approveForStores: 'Stores und Artikel entscheiden',
  catalogue: 'Sortiment',
  content: 'Inhalte',
  money: 'Zahlungen',
  payouts: 'Auszahlungen',
  audit: 'Protokoll',
  system: 'Betrieb des Shops',
  impersonate: 'Anmelden als Käufer',
  synonyms: 'Namen der Suche',
}

const roleNames = (side: Side, given: readonly Role[]): string =>
  given.map((role) => (roles[side] as Partial<Record<Role, string>>)[role]).join(', ')

export const missingRight = ({ side, right, roles: given }: { side: Side; right: Right; roles: Role[] }) =>
  `Dafür fehlt dir das Recht „${rightNames[right]}“. Diese Rollen haben es: ${roleNames(side, given)}. ` +
  `Geben kann es dir, wer die Rolle ${side === 'operator' ? roles.operator.ADMIN : roles.buyer.OWNER} hat.`
