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
  receive: 'Wareneingang',
  documents: 'Rechnungen und Belege',
  company: 'Firmendaten ändern',
  team: 'Team',
  readOrders: 'Bestellungen ansehen',
  sales: 'Verkauf',
  impersonate: 'Anmelden als Käufer',
  synonyms: 'Namen der Suche',
}

const roleNames = (side: Side, given: readonly Role[]): string =>
  given.map((role) => (roles[side] as Partial<Record<Role, string>>)[role]).join(', ')

export const missingRight = ({ side, right, roles: given }: { side: Side; right: Right; roles: Role[] }) =>
  `Dafür fehlt dir das Recht „${rightNames[right]}“. Diese Rollen haben es: ${roleNames(side, given)}. Geben kann es dir, wer die Rolle ${side === 'operator' ? roles.operator.ADMIN : roles.buyer.OWNER} hat.`
