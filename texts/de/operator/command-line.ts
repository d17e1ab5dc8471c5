import type * as en from '../../en/operator/command-line.ts'

export const commandLine: typeof en.commandLine = {
  usage: 'Aufruf: npm run operator -- <Thema> <Verb> …',
  about:
    'Arbeitet auf der Datenbank des Shops (DATABASE_URL oder die eingebettete in DATA_DIR), auch während der ' +
    'Shop läuft.\nJeder Aufruf wird mit dem Konto des Operators im Protokoll vermerkt.',
  options:
    'Immer möglich:\n  --as <E-Mail>: wer am Werk ist; sonst der Operator, der zuerst da war\n  --language ' +
    'de|en: Sprache der Antworten\n  --help: diese Erklärung, auch nach einem Thema oder Verb',
  noOperator:
    'Es gibt noch keinen Operator. Lege im Shop ein Konto an und ernenne es: npm run operator -- operators appoint <E-Mail>',
  noSuchOperator: (email) => `Einen Operator mit der E-Mail ${email} gibt es nicht.`,
}

export const jobs: typeof en.jobs = {
  summary: 'Aufträge: was einen Tag lang gescheitert ist und auf jemanden wartet',
  actions: {
    list: {
      takes: [],
      explains:
        'Listet die gescheiterten Aufträge auf, die ältesten zuerst: Kennung, Schlange, Zeit (UTC), letzter Fehler.',
    },
    show: { takes: ['<Kennung>'], explains: 'Zeigt einen davon; von langen Texten nur die Länge.' },
    replay: { takes: ['<Kennung>'], explains: 'Versucht ihn unter derselben Kennung einen weiteren Tag lang.' },
    discard: { takes: ['<Kennung>'], explains: 'Verwirft ihn endgültig: Was er bewirken sollte, geschieht nicht.' },
  },
  none: 'Kein Auftrag ist gescheitert.',
  unknown: (id) => `Kein gescheiterter Auftrag hat die Kennung ${id}.`,
  replayed: (id) => `Der Auftrag ${id} wird erneut versucht.`,
  discarded: (id) => `Der Auftrag ${id} ist verworfen.`,
  queue: 'Schlange',
  created: 'Fällig seit (UTC)',
  died: 'Aufgegeben (UTC)',
  reason: 'Letzter Fehler',
}

export const files: typeof en.files = {
  summary: 'Dateien: was hochgeladen wurde, auf dem Weg in einen Bucket oder liegen geblieben',
  actions: {
    copy: {
      takes: ['<Ordner>'],
      explains:
        'Kopiert die Dateien eines Ordners (DATA_DIR/files) in den Bucket aus S3_BUCKET und vergleicht jede; darf wiederholt werden und überschreibt nichts.',
    },
    unused: {
      takes: [],
      explains: 'Nennt Dateien, die keine Zeile nennt und die älter als ein Tag sind.',
      options: { delete: ['löscht sie, auch neben dem laufenden Shop'] },
    },
  },
  noBucket:
    'Die Dateien liegen in einem Ordner: Setze S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID und S3_SECRET_ACCESS_KEY für diesen Aufruf.',
  nothingThere: (folder) => `Der Ordner '${folder}' enthält keine Dateien des Shops.`,
  counts: ({ copied, present, others, megabytes }) =>
    `${copied} kopiert und verglichen (${megabytes.replace('.', ',')} MB), ${present} schon da, ${others} nur im Bucket.`,
  differing: (count) => `${count} im Bucket anders als im Ordner, dort belassen:`,
  allUsed: 'Jede Datei, die älter als ein Tag ist, wird von einer Zeile genannt.',
  more: (count) => `… und ${count} weitere`,
  unused: (count) => `Dateien, die keine Zeile nennt: ${count}. Mit --delete werden sie gelöscht.`,
  deleted: (count) => `Gelöschte Dateien, die keine Zeile nannte: ${count}.`,
}
