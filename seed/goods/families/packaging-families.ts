import { dyes, grounds, tints } from '../colours.ts'
import { model, pieces, priced, times, value } from '../family.ts'
import type { Axis, Family } from '../family.ts'
import type { Words } from '../traits.ts'
import { yes } from '../traits.ts'

/** Sold by the sleeve or pack: prices are for one of them. */
const packs = (key: 'volume' | 'size', ...list: [text: string, amount: number, price: number][]): Axis => ({
  key,
  trait: key === 'volume' ? 'volume' : 'dimensions',
  values: list.map(([text, amount, price]) => value(text, price, { content: pieces(amount) })),
})

const CUP_BOARD: Words = ['Karton mit Dispersionsbeschichtung', 'board with dispersion coating']
const KRAFT: Words = ['Kraftkarton', 'kraft board']

const printCare: Words[] = [
  [
    'Auf Wunsch mit deinem Motiv bedruckt, mit Farben auf Wasserbasis. Trocken und staubfrei lagern.',
    'Printed with your design on request, using water-based inks. Store dry and free of dust.',
  ],
  [
    'Lebensmittelecht geprüft und aus verantwortungsvoller Waldwirtschaft. Die Druckvorlage prüfen wir vor dem Druck.',
    'Tested for food contact and from responsibly managed forests. We check artwork before printing.',
  ],
]

const cups: Family[] = [
  {
    category: 'becher-deckel',
    brands: ['Pappelei'],
    picture: 'papercup',
    box: 20,
    designable: true,
    models: [model('Kaffeebecher Doppelwand', 'Double-wall coffee cup', 1, { label: 'Kaffee zum Gehen' })],
    axes: [
      packs('volume', ['20 cl', 25, 3.1], ['30 cl', 25, 3.7], ['40 cl', 25, 4.4]),
      grounds('ton', 'schiefer', 'tanne', 'nacht', 'minze'),
    ],
    traits: { material: CUP_BOARD, version: ['doppelwandig', 'double-walled'], stackable: yes },
    about: [
      [
        'Doppelwandiger Becher, der heiß hält und doch angenehm in der Hand liegt. Kommt ohne Manschette aus.',
        'Double-walled cup that keeps drinks hot yet is pleasant to hold. Needs no sleeve.',
      ],
      [
        'Stabiler Rollrand, der mit jedem Deckel der Serie dicht schließt. Die Fläche rundum gehört deinem Logo.',
        'Sturdy rolled rim that closes tightly with every lid of the range. The whole surface is yours for a logo.',
      ],
    ],
    care: printCare,
  },
  {
    category: 'becher-deckel',
    brands: ['Faltbrück', 'Pappelei'],
    picture: 'papercup-white',
    box: 20,
    designable: true,
    models: [
      model('Kaffeebecher Einwand mit Deckel', 'Single-wall coffee cup with lid', 1, { label: 'Heiß & frisch' }),
    ],
    axes: [
      packs('volume', ['20 cl', 50, 4.6], ['30 cl', 50, 5.4], ['40 cl', 50, 6.4]),
      grounds('schiefer', 'wein', 'feld', 'beere'),
    ],
    traits: { material: CUP_BOARD, version: ['einwandig, mit Deckel', 'single-walled, with lid'], stackable: yes },
    about: [
      [
        'Becher und passender Deckel in einer Packung, gezählt und staubdicht verpackt. Für Filterkaffee, Tee und Kakao.',
        'Cup and matching lid in one pack, counted and sealed. For filter coffee, tea and cocoa.',
      ],
      [
        'Leichter Pappbecher mit Trinkdeckel, der beim Gehen nicht tropft. Stapelt sauber im Becherspender.',
        'Light paper cup with a sip lid that does not drip on the go. Stacks neatly in dispensers.',
      ],
    ],
    care: printCare,
  },
  {
    category: 'becher-deckel',
    brands: ['Pappelei'],
    picture: 'papercup-small',
    box: 20,
    designable: true,
    models: [
      model('Espressobecher', 'Espresso paper cup', 1, { label: 'Espresso' }),
      model('Probierbecher', 'Tasting cup', 0.8, { label: 'Probier mal' }),
    ],
    axes: [packs('volume', ['10 cl', 50, 2.6], ['12 cl', 50, 2.9]), grounds('ton', 'nacht', 'schiefer')],
    traits: { material: CUP_BOARD, version: ['einwandig', 'single-walled'], stackable: yes },
    about: [
      [
        'Kleiner Becher für Espresso, Kostproben und Soßen. Er passt unter jeden Siebträger.',
        'Small cup for espresso, tastings and sauces. It fits under every portafilter.',
      ],
      [
        'Dichte Naht, fester Boden, sauberer Rand. Auch für Eis und Nüsse am Tresen.',
        'Tight seam, firm base, clean rim. Good for ice cream and nuts at the counter too.',
      ],
    ],
    care: printCare,
  },
  {
    category: 'becher-deckel',
    brands: ['Faltbrück'],
    picture: 'carton',
    box: 10,
    content: pieces(100),
    models: [
      model('Trinkdeckel Zellstoff', 'Fibre sip lid', 1.3, {
        label: 'Trinkdeckel',
        traits: { material: ['Zuckerrohrfaser', 'bagasse'] },
      }),
      model('Trinkdeckel Karton', 'Board sip lid', 1, {
        label: 'Trinkdeckel',
        traits: { material: ['Karton', 'board'] },
      }),
    ],
    axes: [priced('size', 'diameter', ['Ø 62 mm', 4.9], ['Ø 80 mm', 5.9], ['Ø 90 mm', 6.4])],
    traits: { stackable: yes },
    about: [
      [
        'Deckel ohne Kunststoff, der fest einrastet und dicht hält. Das Mundstück ist angenehm glatt.',
        'Plastic-free lid that snaps on firmly and stays tight. The mouthpiece is pleasantly smooth.',
      ],
      [
        'Passend zu allen Bechern der Serie, der Durchmesser ist innen geprägt. Lässt sich einhändig aufsetzen.',
        'Fits all cups of the range, with the diameter embossed inside. Goes on one-handed.',
      ],
    ],
    care: [
      [
        'Trocken lagern, erst kurz vor Gebrauch auspacken. Hält Getränke bis 95 °C aus.',
        'Keep dry and unpack just before use. Withstands drinks up to 95 °C.',
      ],
      [
        'Hält Getränke bis 95 °C aus. Nach den örtlichen Regeln entsorgen.',
        'Withstands drinks up to 95 °C. Dispose of as your local rules ask.',
      ],
    ],
  },
]

const boxes: Family[] = [
  {
    category: 'boxen-schalen',
    brands: ['Pappelei', 'Faltbrück'],
    picture: 'foodbowl',
    box: 6,
    designable: true,
    models: [model('Salatschale mit Deckel', 'Salad bowl with lid', 1, { label: 'Salat & Bowl' })],
    axes: [
      packs('volume', ['500 ml', 50, 11.9], ['750 ml', 50, 13.4], ['1.000 ml', 50, 15.9], ['1.300 ml', 50, 18.4]),
      grounds('ton', 'minze', 'tanne'),
    ],
    traits: { material: KRAFT, version: ['mit Klarsichtdeckel', 'with clear lid'], stackable: yes },
    about: [
      [
        'Fett- und feuchtigkeitsfeste Schale mit klarem Deckel für Salat, Bowl und Pasta. Hält auch bei Dressing dicht.',
        'Grease- and moisture-proof bowl with a clear lid for salads, bowls and pasta. Stays tight with dressing.',
      ],
      [
        'Breiter Boden, stapelbar auch gefüllt. Das Gericht bleibt sichtbar und sieht auch nach der Fahrt gut aus.',
        'Broad base, stackable even when full. The dish stays visible and looks good after the ride.',
      ],
    ],
    care: printCare,
  },
  {
    category: 'boxen-schalen',
    brands: ['Pappelei', 'Faltbrück'],
    picture: 'lunchbox',
    box: 4,
    designable: true,
    models: [
      model('Lunchbox Karton', 'Board lunch box', 1, { label: 'Mittagspause' }),
      model('Menübox geteilt', 'Divided meal box', 1.25, { label: 'Menü' }),
    ],
    axes: [
      packs('volume', ['600 ml', 50, 9.9], ['900 ml', 50, 11.9], ['1.200 ml', 50, 14.4]),
      grounds('ton', 'schiefer', 'nacht', 'feld'),
    ],
    traits: { material: KRAFT, version: ['auslaufsicher gefaltet', 'leak-proof fold'], stackable: yes },
    about: [
      [
        'Faltbox mit Steckverschluss, die ohne Kleben schließt und in der Hand gegessen werden kann. Dampföffnungen halten Knuspriges knusprig.',
        'Folding box with a tab that closes without glue and can be eaten from in the hand. Vents keep crisp food crisp.',
      ],
      [
        'Für Nudeln, Curry und belegte Brote. Kommt flach, steht mit zwei Griffen.',
        'For noodles, curry and sandwiches. Comes flat and is up in two moves.',
      ],
    ],
    care: printCare,
  },
  {
    category: 'boxen-schalen',
    brands: ['Faltbrück'],
    picture: 'pizzabox',
    box: 1,
    minimum: 2,
    designable: true,
    models: [model('Pizzakarton', 'Pizza box', 1, { label: 'Frisch aus dem Ofen' })],
    axes: [
      packs(
        'size',
        ['26 × 26 × 4 cm', 100, 17.9],
        ['29 × 29 × 4 cm', 100, 19.9],
        ['32 × 32 × 4 cm', 100, 22.9],
        ['36 × 36 × 4 cm', 100, 27.9],
        ['40 × 40 × 4 cm', 100, 33.9],
      ),
      grounds('ton', 'schiefer', 'wein'),
    ],
    traits: { material: ['Mikrowellpappe', 'micro-flute board'], version: ['flach geliefert', 'delivered flat'] },
    about: [
      [
        'Wellpappe mit Lüftungslöchern: Dampf zieht ab, der Boden bleibt knusprig. In einem Griff aufgestellt.',
        'Corrugated board with vents: steam escapes and the base stays crisp. Up in one move.',
      ],
      [
        'Hohe Wände schützen den Belag, verstärkte Ecken den Stapel in der Tasche.',
        'High walls protect the topping, reinforced corners the stack in the bag.',
      ],
    ],
    care: printCare,
  },
]

const bags: Family[] = [
  {
    category: 'beutel-tueten',
    brands: ['Pappelei', 'Faltbrück'],
    picture: 'paperbag',
    box: 2,
    designable: true,
    models: [
      model('Papiertragetasche Flachhenkel', 'Paper carrier, flat handles', 1, { label: 'Danke & bis bald' }),
      model('Papiertragetasche Kordel', 'Paper carrier, twisted handles', 1.4, { label: 'Danke & bis bald' }),
    ],
    axes: [
      packs('size', ['18 × 8 × 22 cm', 100, 13.5], ['26 × 12 × 32 cm', 100, 17.5], ['32 × 17 × 38 cm', 100, 23.5]),
      grounds('ton', 'schiefer', 'tanne', 'beere'),
    ],
    traits: { material: ['Kraftpapier', 'kraft paper'], weight_per_area: ['80 g/m²', '80 gsm'] },
    about: [
      [
        'Tragetasche mit breitem Boden für Boxen und Flaschen. Trägt bis 6 kg und steht von selbst.',
        'Carrier with a broad base for boxes and bottles. Carries up to 6 kg and stands by itself.',
      ],
      [
        'Reißfestes Kraftpapier mit verklebten Henkeln. Dein Logo fährt durch die ganze Stadt.',
        'Tear-resistant kraft paper with glued handles. Your logo travels through town.',
      ],
    ],
    care: printCare,
  },
  {
    category: 'beutel-tueten',
    brands: ['Faltbrück', 'Pappelei'],
    picture: 'paperbag-kraft',
    box: 2,
    designable: true,
    models: [
      model('Bäckertüte', 'Bakery bag', 1, { label: 'Ofenfrisch' }),
      model('Snackbeutel mit Fenster', 'Snack bag with window', 1.6, { label: 'Für unterwegs' }),
    ],
    axes: [
      packs('size', ['12 × 5 × 24 cm', 500, 14.9], ['15 × 6 × 28 cm', 500, 18.9], ['18 × 7 × 32 cm', 500, 23.9]),
      grounds('ton', 'schiefer', 'feld'),
    ],
    traits: { material: ['Kraftpapier, fettdicht', 'greaseproof kraft paper'], weight_per_area: ['50 g/m²', '50 gsm'] },
    about: [
      [
        'Faltbeutel für Brötchen, Gebäck und belegte Brote. Zackenschnitt am Rand, damit er sich mit einer Hand öffnet.',
        'Folding bag for rolls, pastries and sandwiches. Serrated edge so it opens with one hand.',
      ],
      [
        'Atmungsaktiv: Kruste bleibt Kruste. Gebündelt zu hundert, mit Faden zum Aufhängen.',
        'Breathable: crust stays crust. Bundled by the hundred with a string for hanging.',
      ],
    ],
    care: printCare,
  },
  {
    category: 'beutel-tueten',
    brands: ['Kreislund', 'Pappelei'],
    picture: 'tote',
    box: 20,
    designable: true,
    models: [
      model('Stofftasche lange Henkel', 'Cotton tote, long handles', 1, { label: 'Wochenmarkt' }),
      model('Stofftasche kurze Henkel', 'Cotton bag, short handles', 0.9, { label: 'Wochenmarkt' }),
    ],
    axes: [
      priced('size', 'dimensions', ['22 × 26 cm', 1.6], ['38 × 42 cm', 2.4]),
      grounds('wein', 'nacht', 'tanne', 'beere', 'senf'),
    ],
    traits: {
      material: ['Baumwolle', 'cotton'],
      weight_per_area: ['140 g/m²', '140 gsm'],
      washing: ['40 °C', '40 °C'],
    },
    about: [
      [
        'Feste Baumwolltasche mit kreuzgenähten Henkeln. Dein Siebdruck hält viele Jahre Einkauf aus.',
        'Sturdy cotton bag with cross-stitched handles. Your screen print lasts for years of shopping.',
      ],
      [
        'Zum Mitnehmen, Verschenken und Verkaufen am Tresen. Trägt 10 kg und passt in jede Jackentasche.',
        'To take away, give away and sell at the counter. Carries 10 kg and fits any pocket.',
      ],
    ],
    care: [
      ['Waschbar bis 40 °C, auf links bügeln.', 'Washable up to 40 °C; iron inside out.'],
      [
        'Druck ab einem Karton, bis vier Farben. Die Vorlage prüfen wir vor dem Druck.',
        'Printed from one case, up to four colours. Artwork is checked before printing.',
      ],
    ],
  },
]

const reusable: Family[] = [
  {
    category: 'mehrweg',
    brands: ['Kreislund', 'Pappelei'],
    picture: 'papercup-white',
    box: 50,
    designable: true,
    models: [model('Mehrwegbecher Kaffee', 'Reusable coffee cup', 1, { label: 'Mehrweg' })],
    axes: [
      priced('volume', 'volume', ['20 cl', 1.95], ['30 cl', 2.2], ['40 cl', 2.55]),
      grounds('schiefer', 'minze', 'nacht', 'beere'),
    ],
    traits: {
      material: ['Polypropylen, BPA-frei', 'BPA-free polypropylene'],
      stackable: yes,
      dishwasher_safe: yes,
      microwave_safe: yes,
    },
    about: [
      [
        'Pfandbecher für Kaffee und Tee, der mehr als 500 Spülgänge aushält. Stapelt ohne Verkanten und trocknet durch Rippen im Boden.',
        'Deposit cup for coffee and tea that outlasts 500 washes. Stacks without jamming and dries thanks to ribs in the base.',
      ],
      [
        'Erfüllt die Mehrwegangebotspflicht am Tresen. Leicht, bruchfest und mit Füllstrich.',
        'Meets the German duty to offer reusables. Light, unbreakable and with a fill line.',
      ],
    ],
    care: [
      [
        'Spülmaschinenfest bis 90 °C. Am Ende der Laufzeit nehmen wir ihn zum Recycling zurück.',
        'Dishwasher-safe up to 90 °C. We take it back for recycling in the end.',
      ],
      [
        'Vor dem Stapeln ganz trocknen lassen. Deckel gibt es getrennt.',
        'Let dry fully before stacking. Lids are sold separately.',
      ],
    ],
  },
  {
    category: 'mehrweg',
    brands: ['Kreislund'],
    picture: 'foodbowl',
    box: 20,
    designable: true,
    models: [model('Mehrwegschale mit Deckel', 'Reusable bowl with lid', 1, { label: 'Mehrweg' })],
    axes: [
      priced('volume', 'volume', ['700 ml', 3.9], ['1.000 ml', 4.4], ['1.300 ml', 4.9]),
      grounds('minze', 'nacht', 'kiesel'),
    ],
    traits: {
      material: ['Polypropylen, BPA-frei', 'BPA-free polypropylene'],
      stackable: yes,
      dishwasher_safe: yes,
      microwave_safe: yes,
    },
    about: [
      [
        'Schale mit auslaufsicherem Deckel für Bowl, Suppe und Hauptgericht. Auch gefüllt sicher stapelbar.',
        'Bowl with a leak-proof lid for bowls, soups and mains. Stacks safely even when full.',
      ],
      [
        'Kratzfest, geruchsneutral und für Mikrowelle wie Froster geeignet. Mit Code zum Erfassen der Rückgabe.',
        'Scratch-resistant, odour-neutral and fit for microwave and freezer. Carries a code to track returns.',
      ],
    ],
    care: [
      [
        'Spülmaschinenfest bis 90 °C. Hält mehr als 300 Umläufe aus.',
        'Dishwasher-safe up to 90 °C. Withstands more than 300 cycles.',
      ],
      [
        'Deckel getrennt spülen und trocknen. Ersatzdeckel gibt es einzeln.',
        'Wash and dry lids separately. Spare lids are sold singly.',
      ],
    ],
  },
  {
    category: 'mehrweg',
    brands: ['Kreislund'],
    picture: 'mug',
    box: 24,
    designable: true,
    models: [model('Mehrwegtasse für Veranstaltungen', 'Reusable event mug')],
    axes: [priced('volume', 'volume', ['20 cl', 2.4], ['30 cl', 2.9]), dyes('wein', 'meer', 'feld', 'koralle')],
    traits: { material: ['Steingut', 'earthenware'], dishwasher_safe: yes, microwave_safe: yes },
    about: [
      [
        'Pfandtasse für Weihnachtsmarkt, Stadtfest und Stadion, mit Jahrgang und Logo bedruckt. Hält Punsch warm und wird gern gesammelt.',
        'Deposit mug for Christmas market, town fair and stadium, printed with year and logo. Keeps punch warm and is often collected.',
      ],
      [
        'Robuster Henkelbecher mit Eichstrich. Er verträgt Stöße in der Kiste und im Spülkorb.',
        'Sturdy mug with a fill line. It takes knocks in crate and rack.',
      ],
    ],
    care: [
      [
        'Spülmaschinenfest, der Druck ist eingebrannt. Verpackt in Kisten mit Gefache.',
        'Dishwasher-safe with a fired-in print. Packed in crates with dividers.',
      ],
      ['Vorlage bis sechs Wochen vor der Veranstaltung schicken.', 'Send your artwork six weeks before the event.'],
    ],
  },
  {
    category: 'mehrweg',
    brands: ['Kreislund'],
    picture: 'storage',
    box: 12,
    models: [model('Mehrwegglas Schraubdeckel', 'Reusable screw-top jar')],
    axes: [
      { key: 'volume', trait: 'volume', values: [value('370 ml', 1.1), value('720 ml', 1.6), value('1,0 l', 2.1)] },
      tints('schwarz', 'holz'),
    ],
    traits: { material: ['Glas', 'glass'], stackable: yes, dishwasher_safe: yes },
    about: [
      [
        'Glas für Suppe, Dessert und Overnight Oats zum Mitnehmen. Der Deckel schließt dicht und lässt sich einzeln ersetzen.',
        'Jar for soup, dessert and overnight oats to take away. The lid is tight and can be replaced singly.',
      ],
      [
        'Gegen Pfand ausgegeben, gespült, wieder befüllt. Die weite Öffnung ist leicht zu reinigen.',
        'Given out on deposit, washed, filled again. The wide mouth is easy to clean.',
      ],
    ],
    care: [
      [
        'Spülmaschinenfest, Deckel von Hand spülen. Für heiße Füllung geeignet.',
        'Dishwasher-safe; wash lids by hand. Suitable for hot filling.',
      ],
      [
        'Heiß abzufüllen und gekühlt zu lagern. Passt in die üblichen Kisten.',
        'Can be filled hot and stored chilled. Fits standard crates.',
      ],
    ],
  },
  {
    category: 'mehrweg',
    brands: ['Kreislund'],
    picture: 'tote',
    box: 10,
    designable: true,
    models: [model('Isoliertasche Mehrweg', 'Reusable cool bag', 1, { label: 'Kühl & warm' })],
    axes: [
      { key: 'volume', trait: 'volume', values: [value('10 l', 6.9), value('20 l', 9.4)] },
      {
        key: 'colour',
        trait: 'colour',
        values: [
          times(['nachtblau', 'midnight blue'], 1, { palette: 'nacht' }),
          times(['mint', 'mint'], 1, { palette: 'minze' }),
        ],
      },
    ],
    traits: { material: ['recyceltes PET, Isolierfutter', 'recycled PET, insulating lining'] },
    about: [
      [
        'Tasche mit Isolierfutter und Reißverschluss für Lieferdienst und Abholung. Hält zwei Stunden warm oder kalt.',
        'Bag with insulating lining and zip for delivery and collection. Keeps hot or cold for two hours.',
      ],
      [
        'Faltbar, abwischbar und rundum bedruckbar. Ersetzt hunderte Papiertüten im Jahr.',
        'Folds, wipes clean and prints all round. Replaces hundreds of paper bags a year.',
      ],
    ],
    care: [
      ['Innen feucht auswischen und offen trocknen lassen.', 'Wipe the inside damp and leave open to dry.'],
      ['Nicht maschinell waschen, Druckfläche nicht knicken.', 'Do not machine wash or fold the printed surface.'],
    ],
  },
]

export const packagingFamilies: Family[] = [...cups, ...boxes, ...bags, ...reusable]
