import type { paperNames as en } from '../../en/papers/names.ts'

export const paperNames: typeof en = {
  IDENTITY: 'Identität und Registerauszug',
  VAT_ID: 'USt-IdNr.',
  TAX_NUMBER: 'Steuernummer',
  LUCID: 'LUCID-Registrierung',
  SYSTEM: 'Systembeteiligung für Verpackungen',
  FOOD: 'Registrierung als Lebensmittelunternehmen',
  ORGANIC: 'Öko-Kontrollstelle',
  SPIRITS: 'Erlaubnis für Spirituosen',
  WEEE: 'WEEE-Registrierung',
  BATTERY: 'Batterie-Registrierung',
}
