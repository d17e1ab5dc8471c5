import type * as en from '../../en/operator/rates.ts'

export const baseRates: typeof en.baseRates = {
  summary: 'der Basiszinssatz nach § 247 BGB, dem Verzugszinsen folgen',
  actions: {
    list: { takes: [], explains: 'Zeigt die Sätze der Halbjahre.' },
    set: {
      takes: ['<Prozent>', '<JJJJ-01-01 oder JJJJ-07-01>'],
      explains:
        'Trägt den Satz eines Halbjahrs ein, wie ihn die Bundesbank bekannt gibt; ohne ihn fordern Mahnungen keine Zinsen.',
    },
  },
  rate: (percent, from) => `${percent} %  ab ${from}`,
  badPercent: (text) =>
    `Der Satz ist eine Prozentzahl von -9 bis 50 mit höchstens zwei Nachkommastellen, etwa 1,27, nicht '${text}'.`,
  badDay: (text) => `Ein Halbjahr beginnt am 1. Januar oder 1. Juli, etwa 2027-01-01, nicht am '${text}'.`,
}
