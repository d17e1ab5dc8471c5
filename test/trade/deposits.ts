import type { Deposit } from '../../contract/trade/deposits.ts'

/** Deposit of so many cents on what holds that many pieces; none for 0 cents. */
export const lent = (cents: number, perPieces = 1): Deposit[] => {
  const code = perPieces === 1 ? `MEHRWEG_${cents}` : 'CRATE'
  const names = { nameDe: 'Gebinde', nameEn: 'Container' }
  return cents === 0
    ? []
    : [{ code, kind: perPieces === 1 ? 'BOTTLE' : 'CRATE', way: 'MEHRWEG', ...names, cents, perPieces }]
}
