import type { ApprovalSnippets } from '../../en/approvals/snippets.ts'

export const approvalSnippets: ApprovalSnippets = {
  VAT_ID: {
    ASK: {
      name: [
        'Name weicht ab',
        'Das Register kennt diese USt-IdNr. unter einem anderen Namen. Wie heißt deine Firma dort?',
      ],
      address: ['Anschrift', 'Das Register hat zu dieser USt-IdNr. eine andere Anschrift. Welche stimmt?'],
    },
    REJECT: {
      unknown: [
        'Nicht bekannt',
        'Das Register kennt diese USt-IdNr. nicht. Bitte sieh nach, ob du dich vertippt hast.',
      ],
      foreign: ['Andere Firma', 'Diese USt-IdNr. gehört einer anderen Firma.'],
    },
  },
  EXCLUSIVE_REQUEST: {
    ASK: {
      use: ['Wofür', 'Wofür möchtest du den Artikel verwenden oder an wen verkaufen?'],
      place: ['Wo', 'An welchem Ort verkaufst du, und an wen?'],
    },
    REJECT: {
      closed: ['Keine neuen Kunden', 'Der Store nimmt für diesen Artikel zurzeit keine neuen Kunden auf.'],
      reason: [
        'Ohne Begründung',
        'In deiner Anfrage steht nicht, wofür du den Artikel brauchst. Du kannst neu anfragen.',
      ],
    },
  },
  REVIEW: {
    ASK: {
      words: ['Welche Worte', 'Um welche Worte der Bewertung geht es?'],
      proof: ['Was geschah', 'Bitte schreib uns kurz, was bei dieser Bestellung geschehen ist.'],
    },
    REJECT: {
      person: ['Nennt eine Person', 'Die Bewertung nennt eine Person. Du kannst sie ohne den Namen neu schreiben.'],
      unrelated: ['Nicht zum Artikel', 'Die Bewertung handelt nicht vom Artikel selbst.'],
      insult: ['Beleidigung', 'Die Bewertung beleidigt jemanden.'],
      advertising: ['Werbung', 'Die Bewertung wirbt für etwas anderes.'],
    },
  },
  RETURN: {
    ASK: {
      state: ['Zustand', 'In welchem Zustand ist, was du zurückschicken möchtest? Sind die Kartons noch zu?'],
      photo: ['Foto', 'Bitte schick uns ein Foto, auf dem man es sieht.'],
    },
    REJECT: {
      opened: ['Geöffnet', 'Geöffnete Kartons können nicht zurückgeschickt werden.'],
      perishable: ['Verderblich', 'Verderbliche Ware kann nicht zurückgeschickt werden.'],
    },
  },
  PRODUCT: {
    ASK: {
      picture: ['Bild', 'Bitte lade ein scharfes Bild der Ware vor ruhigem Hintergrund hoch, ohne Schrift.'],
      category: ['Kategorie', 'Bitte wähle die passende Kategorie.'],
      allergens: ['Allergene', 'Bitte gib die Allergene an wie auf der Packung, oder dass keine enthalten sind.'],
    },
    REJECT: {
      health: [
        'Gesundheit',
        'Bitte nimm die Aussage über Gesundheit heraus: Erlaubt sind nur zugelassene (Verordnung (EG) 1924/2006).',
      ],
      price: ['Preis im Text', 'Bitte nimm den Preis aus dem Text; er hat ein eigenes Feld.'],
      double: ['Schon vorhanden', 'Du verkaufst diesen Artikel schon unter einer anderen Artikelnummer.'],
    },
  },
  STORE: {
    ASK: {
      holder: [
        'Kontoinhaber',
        'Das Konto lautet auf einen anderen Namen als die Firma. Bitte gib ein Konto der Firma an.',
      ],
      paper: ['Nachweis fehlt', 'Ein Nachweis fehlt. Welcher, siehst du auf der Seite „Nachweise“.'],
      goods: [
        'Artikel unvollständig',
        'Einige deiner ersten Artikel sind nicht vollständig. Bitte sieh sie noch einmal durch.',
      ],
    },
    REJECT: {
      trade: ['Kein Gewerbe', 'Aus dem, was du geschickt hast, sehen wir nicht, dass du gewerblich verkaufst.'],
      range: ['Sortiment', 'Was du verkaufen willst, passt nicht zu dem, was Kunden hier suchen.'],
    },
  },
  BANK_ACCOUNT: {
    ASK: {
      holder: ['Kontoinhaber', 'Der Inhaber heißt anders als deine Firma. Wessen Konto ist es?'],
      who: ['Wer war es', 'Bitte bestätige, dass deine Firma dieses Konto geändert hat.'],
    },
    REJECT: {
      holder: ['Anderer Inhaber', 'Wir zahlen nur auf ein Konto der Firma aus, die verkauft.'],
      unknown: ['Nicht bestätigt', 'Niemand aus deiner Firma hat die Änderung bestätigt. Das bisherige Konto bleibt.'],
    },
  },
  POST: {
    ASK: {
      source: ['Quelle', 'Woher kommt das? Bitte nenne die Quelle.'],
      picture: ['Bildrechte', 'Wessen Bild ist es, und dürfen wir es zeigen?'],
    },
    REJECT: {
      claim: ['Behauptung', 'Der Beitrag behauptet etwas, das er nicht belegt.'],
      language: ['Zweite Sprache', 'In der zweiten Sprache steht etwas anderes als in der ersten.'],
    },
  },
  CLAIM: {
    ASK: {
      photo: ['Foto', 'Bitte schick uns ein Foto, auf dem der Schaden und das Etikett des Kartons zu sehen sind.'],
      pieces: ['Wie viele', 'Um wie viele Stück geht es?'],
    },
    REJECT: {
      proof: ['Nicht zu sehen', 'Auf den Fotos ist nicht zu sehen, was nicht stimmen soll.'],
      late: ['Zu spät', 'Es wurde zu spät gemeldet, um noch herauszufinden, wie es dazu kam.'],
    },
  },
  PAPER: {
    ASK: {
      page: ['Seiten fehlen', 'Es fehlen Seiten. Bitte schick das ganze Dokument.'],
      readable: [
        'Nicht lesbar',
        'Wir können es nicht lesen. Bitte schick es noch einmal, als PDF oder als scharfes Foto.',
      ],
    },
    REJECT: {
      expired: ['Abgelaufen', 'Er ist abgelaufen. Bitte schick den, der jetzt gilt.'],
      other: ['Andere Firma', 'Er ist auf eine andere Firma ausgestellt.'],
    },
  },
  PRODUCT_REPORT: {
    APPROVE: {
      recalled: [
        'Zurückgerufen',
        'Der Artikel ist zurückgerufen und darf nicht weiter verkauft werden (Art. 22 Verordnung (EU) 2023/988).',
      ],
      labelling: [
        'Kennzeichnung',
        'Pflichtangaben zu diesem Lebensmittel sind falsch oder fehlen (Verordnung (EU) 1169/2011).',
      ],
      rights: ['Rechte', 'Der Artikel verletzt ein Recht eines anderen, das uns nachgewiesen wurde.'],
      terms: ['Nicht erlaubt', 'Das Gesetz verbietet, diesen Artikel zu verkaufen, und damit auch unsere Bedingungen.'],
    },
    REJECT: {
      unfounded: [
        'Nichts gefunden',
        'Wir haben den Artikel geprüft und nichts gefunden, was gegen das Gesetz verstößt.',
      ],
      mended: ['Behoben', 'Der Store hat behoben, was du gemeldet hast; der Artikel darf bleiben.'],
      unclear: [
        'Zu wenig gesagt',
        'Aus dem, was da steht, geht nicht hervor, was falsch sein soll. Du kannst es mit mehr Einzelheiten neu melden.',
      ],
    },
  },
  DESIGN_REPORT: {
    APPROVE: {
      symbols: [
        'Verbotenes Zeichen',
        'Das Motiv zeigt ein Zeichen, dessen Verbreitung verboten ist (§§ 86, 86a StGB).',
      ],
      incitement: ['Volksverhetzung', 'Das Motiv hetzt gegen Menschen auf oder würdigt sie herab (§ 130 StGB).'],
      rights: [
        'Rechte',
        'Das Motiv verletzt ein Recht eines anderen, das uns nachgewiesen wurde (§ 14 MarkenG, § 97 UrhG).',
      ],
    },
    REJECT: {
      unfounded: ['Nichts gefunden', 'Wir haben das Motiv geprüft und nichts gefunden, was gegen das Gesetz verstößt.'],
      unclear: [
        'Zu wenig gesagt',
        'Aus dem, was da steht, geht nicht hervor, was falsch sein soll. Du kannst es mit mehr Einzelheiten neu melden.',
      ],
    },
  },
}
