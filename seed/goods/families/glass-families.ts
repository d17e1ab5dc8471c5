import { model, value } from '../family.ts'
import type { Axis, Family, Model } from '../family.ts'
import type { Words } from '../traits.ts'
import { no, yes } from '../traits.ts'

const volumes = (...values: [text: string, price: number][]): Axis => ({
  key: 'volume',
  trait: 'volume',
  values: values.map(([text, price]) => value(text, price)),
})
/** A drink sold open needs a fill line (German Mess- und Eichverordnung). */
const fillLine = (text: string): Axis => ({
  key: 'format',
  trait: 'fill_line',
  values: [
    { de: 'ohne Eichstrich', en: 'without fill line', factor: 1 },
    { de: `Eichstrich ${text}`, en: `fill line ${text.replace(',', '.')}`, factor: 1.08 },
  ],
})
const CRYSTAL: Words = ['Kristallglas, bleifrei', 'lead-free crystal glass']
const SODA: Words = ['Natronkalkglas', 'soda-lime glass']
const TEMPERED: Words = ['Natronkalkglas, gehärtet', 'tempered soda-lime glass']

const care: Words[] = [
  [
    'Spülmaschinenfest in der Gläserspülmaschine bis 60 °C. Mit Osmosewasser gespült, muss es nicht poliert werden.',
    'Fit for glasswashers up to 60 °C. Washed with osmosis water it needs no polishing.',
  ],
  [
    'In der Gewerbespülmaschine geprüft, der Rand ist lasergeschnitten und verschmolzen. Am besten im passenden Korb spülen und lagern.',
    'Tested in commercial glasswashers; the rim is laser-cut and fused. Best washed and stored in a fitting rack.',
  ],
]

type GlassFamily = Pick<Family, 'picture' | 'models' | 'axes' | 'about'> & {
  material: Words
  stackable?: Words
  box?: number
}

const glass = ({ material, stackable = no, box = 6, ...family }: GlassFamily): Family => ({
  category: 'glaeser',
  brands: ['Hallmoos', 'Klirrbach'],
  box,
  traits: { material, stackable, dishwasher_safe: yes },
  care,
  ...family,
})

const hallmoos = (de: string, en: string, factor = 1, more: Partial<Model> = {}) =>
  model(de, en, factor, { brand: 'Hallmoos', ...more })
const klirrbach = (de: string, en: string, factor = 1, more: Partial<Model> = {}) =>
  model(de, en, factor, { brand: 'Klirrbach', ...more })

export const glassFamilies: Family[] = [
  glass({
    picture: 'glass-wine',
    material: CRYSTAL,
    models: [
      hallmoos('Rotweinglas Burgund', 'Burgundy red wine glass', 1.1),
      hallmoos('Rotweinglas Bordeaux', 'Bordeaux red wine glass'),
      klirrbach('Rotweinglas Vena', 'Red wine glass Vena', 0.8),
    ],
    axes: [volumes(['45 cl', 4.6], ['58 cl', 5.2], ['73 cl', 6.4]), fillLine('0,2 l')],
    about: [
      [
        'Bauchiger Kelch mit weiter Oberfläche, in dem sich kräftige Rotweine öffnen. Der gezogene Stiel ist elastisch und bricht selten.',
        'Bellied bowl with a wide surface in which full-bodied reds open up. The drawn stem is elastic and rarely breaks.',
      ],
      [
        'Rotweinglas aus bleifreiem Kristall mit dünnem Mundrand. Klar, leicht und doch für den täglichen Ausschank gemacht.',
        'Red wine glass of lead-free crystal with a fine rim. Clear and light, yet made for daily service.',
      ],
    ],
  }),
  glass({
    picture: 'glass-white',
    material: CRYSTAL,
    models: [
      hallmoos('Weißweinglas Riesling', 'Riesling white wine glass'),
      klirrbach('Weißweinglas Vena', 'White wine glass Vena', 0.8),
      klirrbach('Roséglas Vena', 'Rosé glass Vena', 0.85),
    ],
    axes: [volumes(['29 cl', 4.1], ['36 cl', 4.5], ['41 cl', 4.9]), fillLine('0,1 l')],
    about: [
      [
        'Schlanker Kelch, der die Frische hält und den Duft bündelt. Richtig für Weißwein, Rosé und leichten Sommerrotwein.',
        'Slim bowl that keeps the freshness and gathers the aroma. Right for white, rosé and light summer reds.',
      ],
      [
        'Weinglas mit ausgewogenem Schwerpunkt und breitem Fuß, standfest auf dem Tablett. Passt in 50-er Gläserkörbe.',
        'Wine glass with a balanced centre of gravity and broad foot, steady on the tray. Fits standard 50 cm racks.',
      ],
    ],
  }),
  glass({
    picture: 'glass-flute',
    material: CRYSTAL,
    models: [
      hallmoos('Sektglas Perla', 'Sparkling wine flute Perla'),
      hallmoos('Champagnerkelch Perla', 'Champagne glass Perla', 1.25),
      klirrbach('Proseccoglas Vena', 'Prosecco glass Vena', 0.85),
    ],
    axes: [volumes(['16 cl', 3.6], ['21 cl', 3.9], ['24 cl', 4.4]), fillLine('0,1 l')],
    about: [
      [
        'Schlankes Glas mit Moussierpunkt im Boden: Die Perlen steigen in einer feinen Linie auf. Der schmale Mund hält die Kohlensäure.',
        'Slim glass with a nucleation point in the base: bubbles rise in a fine line. The narrow mouth keeps the fizz.',
      ],
      [
        'Für Empfang, Brunch und Aperitif. Steht sicher im Zehnerkreis auf dem Tablett und lässt sich gut zu zweit tragen.',
        'For receptions, brunch and aperitifs. Stands safely in tens on a tray.',
      ],
    ],
  }),
  glass({
    picture: 'glass-coupe',
    material: CRYSTAL,
    models: [
      hallmoos('Cocktailschale Coupe', 'Cocktail coupe'),
      klirrbach('Sektschale Nora', 'Champagne saucer Nora', 0.9),
    ],
    axes: [volumes(['14 cl', 4.2], ['21 cl', 4.8], ['26 cl', 5.4])],
    about: [
      [
        'Flache Schale auf hohem Stiel für Daiquiri, Sour und Gimlet. Der Rand ist gerade genug, dass nichts überschwappt.',
        'Shallow bowl on a tall stem for daiquiris, sours and gimlets. The rim is straight enough to stop spills.',
      ],
      [
        'Klassiker der Bar mit feinem Stiel und weiter Schale. Auch für Desserts, Mousse und Krabbencocktail.',
        'A bar classic with a fine stem and a wide bowl. Good for desserts, mousse and prawn cocktail too.',
      ],
    ],
  }),
  glass({
    picture: 'glass-highball',
    material: SODA,
    box: 12,
    models: [
      hallmoos('Longdrinkglas glatt', 'Plain highball glass'),
      klirrbach('Longdrinkglas Facette', 'Faceted highball glass', 1.2),
      klirrbach('Saftglas schlank', 'Slim juice glass', 0.85),
    ],
    axes: [volumes(['20 cl', 1.6], ['28 cl', 1.9], ['36 cl', 2.2]), fillLine('0,2 l')],
    about: [
      [
        'Gerades Glas mit schwerem Eisboden für Longdrinks, Limonade und Saft. Es nimmt Eis und Strohhalm auf, ohne zu kippen.',
        'Straight glass with a heavy base for highballs, lemonade and juice. It takes ice and straw without tipping.',
      ],
      [
        'Schlicht, klar, robust: das Glas für alles ohne Stiel. Die glatte Wand zeigt jede Farbe im Drink.',
        'Plain, clear, sturdy: the glass for everything without a stem. The smooth wall shows every colour of the drink.',
      ],
    ],
  }),
  glass({
    picture: 'glass-rocks',
    material: TEMPERED,
    box: 12,
    stackable: yes,
    models: [
      hallmoos('Tumbler Basalt', 'Tumbler Basalt'),
      klirrbach('Wasserglas stapelbar', 'Stackable water glass', 0.75),
      klirrbach('Whiskyglas Facette', 'Faceted whisky glass', 1.3, { traits: { stackable: no } }),
    ],
    axes: [volumes(['24 cl', 1.7], ['32 cl', 2.1], ['40 cl', 2.6])],
    about: [
      [
        'Niedriges Glas mit dickem Boden für Whisky, Negroni und Wasser. Gehärtet, damit es Stöße und Temperaturwechsel aushält.',
        'Low glass with a thick base for whisky, negroni and water. Tempered to withstand knocks and temperature changes.',
      ],
      [
        'Liegt schwer in der Hand und klingt beim Anstoßen. Passt auf jedes Tablett und in jeden Korb.',
        'Heavy in the hand and rings in a toast. Fits every tray and every rack.',
      ],
    ],
  }),
  glass({
    picture: 'glass-pint',
    material: SODA,
    box: 12,
    models: [
      hallmoos('Bierbecher Stange', 'Straight beer glass'),
      hallmoos('Biertulpe Pils', 'Pilsner tulip', 1.3),
      klirrbach('Bierglas Pint', 'Pint beer glass', 1.1),
    ],
    axes: [volumes(['0,2 l', 1.5], ['0,25 l', 1.6], ['0,3 l', 1.75], ['0,4 l', 1.95], ['0,5 l', 2.3])],
    about: [
      [
        'Geeichtes Bierglas mit Füllstrich und Platz für die Krone. Innen aufgeraut am Boden, damit der Schaum stehen bleibt.',
        'Calibrated beer glass with fill line and room for the head. Roughened at the base so the foam stays.',
      ],
      [
        'Für Zapfhahn und Flasche, mit griffiger Wand und standfestem Boden. Auf Wunsch mit Logodruck ab 240 Gläsern.',
        'For tap and bottle, with an easy-grip wall and steady base. Logo print on request from 240 glasses.',
      ],
    ],
  }),
  glass({
    picture: 'glass-wheat',
    material: SODA,
    box: 6,
    models: [
      hallmoos('Weizenglas hoch', 'Tall wheat beer glass'),
      klirrbach('Weizenglas Kelch', 'Footed wheat beer glass', 1.2),
    ],
    axes: [volumes(['0,3 l', 2.4], ['0,5 l', 2.9])],
    about: [
      [
        'Hohes Glas mit schmaler Taille, in dem Hefe aufsteigt und der Schaum eine Haube bildet. Geeicht am Füllstrich.',
        'Tall, waisted glass in which yeast rises and foam forms a crown. Calibrated at the fill line.',
      ],
      [
        'Dickwandiger Fuß für sicheres Anstoßen. Nass ausspülen, dann einschenken.',
        'Thick-walled foot for a safe toast. Rinse with cold water, then pour.',
      ],
    ],
  }),
  glass({
    picture: 'glass-carafe',
    material: SODA,
    box: 6,
    models: [
      hallmoos('Karaffe glatt', 'Plain carafe'),
      klirrbach('Wasserkaraffe mit Korkkugel', 'Water carafe with cork ball', 1.6),
    ],
    axes: [volumes(['0,25 l', 3.9], ['0,5 l', 5.4], ['0,75 l', 6.9], ['1,0 l', 8.4])],
    about: [
      [
        'Karaffe für Wein, Wasser und Saft mit weiter Öffnung, durch die Eis und Zitrone passen. Geeicht am Hals.',
        'Carafe for wine, water and juice, its mouth wide enough for ice and lemon. Calibrated at the neck.',
      ],
      [
        'Gießt tropffrei und lässt sich mit der Bürste bis zum Boden reinigen. Passt in die Kühlschranktür.',
        'Pours without dripping and cleans down to the base with a brush. Fits the fridge door.',
      ],
    ],
  }),
  glass({
    picture: 'glasses-wine',
    material: CRYSTAL,
    box: 4,
    models: [
      klirrbach('Weinglas Starterset Vena', 'Wine glass starter set Vena', 1, { content: [6, 'PIECE'] }),
      hallmoos('Degustationsglas-Set', 'Tasting glass set', 1.15, { content: [6, 'PIECE'] }),
    ],
    axes: [volumes(['22 cl', 21], ['35 cl', 24], ['45 cl', 27])],
    about: [
      [
        'Sechs Gläser aus einer Form zum Probieren, für kleine Karten oder als Nachkauf. Einzeln im Fach verpackt.',
        'Six glasses of one shape for tastings, small lists or reordering. Each packed in its own cell.',
      ],
      [
        'Ein Glas für alle Weine: mittlerer Kelch, feiner Rand, standfester Fuß. Als Set günstiger als einzeln.',
        'One glass for all wines: medium bowl, fine rim, steady foot. Cheaper as a set than singly.',
      ],
    ],
  }),
]
