import type * as en from '../../en/operator/audit.ts'

export const audit: typeof en.audit = {
  summary: 'Protokoll: was Operatoren getan haben, und ob es noch so dasteht, wie es vermerkt wurde',
  actions: {
    verify: {
      takes: [],
      explains:
        'Prüft jede Zeile und die Kette ihrer Prüfsummen; nennt die erste schadhafte und gibt das Ende der Kette aus, das anderswo aufzuheben ist.',
      options: { head: ['<Nummer>:<Prüfsumme>', 'ein früher aufgehobenes Ende, das die Kette noch enthalten muss'] },
    },
  },
  holds: (sealed) => `Das Protokoll ist unversehrt: ${sealed} Zeilen sind verkettet.`,
  head: (head) => `Ende der Kette: ${head}`,
  badHead: 'Ein Ende sieht aus wie 4711:0a1b…, so wie es eine frühere Prüfung ausgegeben hat.',
  broken: (sealed, place, what) =>
    `Das Protokoll ist schadhaft bei ${place}: ${what} Die ${sealed} Zeilen davor sind unversehrt.`,
  place: (number, id) => [number && `Zeile ${number}`, id].filter(Boolean).join(', Kennung '),
  kinds: {
    MISSING: 'Die Zeile wurde entfernt.',
    CHANGED: 'Die Zeile sagt etwas anderes, als vermerkt wurde.',
    WORDS: 'Grund, Einzelheiten, Vorher oder Nachher sind nicht die, die vermerkt wurden.',
    ERASED: 'Ihre Worte fehlen, obwohl niemand gelöscht wurde, den sie betrifft.',
    GAP: 'Davor wurden Glieder der Kette entfernt.',
    UNSEALED: 'Die Zeile wurde aus der Kette herausgehalten.',
    HEAD: 'Die Kette enthält das aufgehobene Ende nicht mehr: Sie wurde gekürzt oder neu geschrieben.',
  },
}
