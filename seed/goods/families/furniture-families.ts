import { tints } from '../colours.ts'
import { model, priced, times, value } from '../family.ts'
import type { Axis, Family } from '../family.ts'
import type { Words } from '../traits.ts'
import { no, yes } from '../traits.ts'

const seatCare: Words[] = [
  [
    'Der Bezug hält 100.000 Scheuertouren aus und lässt sich mit feuchtem Tuch reinigen. Filzgleiter liegen bei.',
    'The cover withstands 100,000 rub cycles and wipes clean with a damp cloth. Felt glides included.',
  ],
  [
    'Für den Objektbereich geprüft, belastbar bis 130 kg. Bezug und Gleiter sind als Ersatzteil lieferbar.',
    'Tested for contract use and loads up to 130 kg. Covers and glides are available as spares.',
  ],
]
const frames: Axis = {
  key: 'material',
  trait: 'frame',
  values: [times(['Gestell Buche', 'beech frame'], 1), times(['Gestell Eiche', 'oak frame'], 1.18)],
}

const chairs: Family[] = [
  {
    category: 'stuehle',
    brands: ['Lehnhag', 'Stuhlau'],
    picture: 'chair',
    box: 1,
    minimum: 4,
    name: ['{model}, {colour}, {material}', '{model}, {colour}, {material}'],
    models: [
      model('Bistrostuhl Nolda gepolstert', 'Upholstered bistro chair Nolda', 89),
      model('Polsterstuhl Henrike', 'Upholstered chair Henrike', 119),
    ],
    axes: [tints('rost', 'gruen', 'senf', 'grau'), frames],
    traits: {
      material: ['Massivholz, Polyestergewebe', 'solid wood, polyester weave'],
      seat_height: ['46 cm', '46 cm'],
      stackable: no,
    },
    about: [
      [
        'Gepolsterter Stuhl mit gebogener Lehne, auf dem Gäste auch das dritte Glas im Sitzen trinken. Rücken und Sitz sind formverleimt.',
        'Upholstered chair with a curved back that keeps guests for a third glass. Back and seat are moulded plywood.',
      ],
      [
        'Leicht zu rücken, leise auf dem Boden, stabil verzapft. Die Farben passen zu Bank und Barhocker.',
        'Easy to move, quiet on the floor, firmly jointed. The colours match bench and bar stool.',
      ],
    ],
    care: seatCare,
  },
  {
    category: 'stuehle',
    brands: ['Lehnhag', 'Stuhlau'],
    picture: 'barstool',
    box: 1,
    minimum: 2,
    models: [
      model('Barhocker Nolda', 'Bar stool Nolda'),
      model('Barhocker Tresen mit Lehne', 'Counter stool with back', 1.25),
    ],
    axes: [priced('size', 'seat_height', ['65 cm', 109], ['78 cm', 119]), tints('gruen', 'rost', 'schwarz')],
    traits: { material: ['Stahl, Polyestergewebe', 'steel, polyester weave'], stackable: no },
    about: [
      [
        'Barhocker mit gepolstertem Sitz und Fußring aus Edelstahl. Für Theken und Stehtische gleichermaßen.',
        'Bar stool with an upholstered seat and a steel foot ring. For counters and high tables alike.',
      ],
      [
        'Breiter Stand, schmaler Fuß: Der Hocker kippt nicht und lässt sich dicht an die Theke rücken.',
        'Wide stance, slim footprint: the stool does not tip and moves close to the counter.',
      ],
    ],
    care: seatCare,
  },
  {
    category: 'stuehle',
    brands: ['Stuhlau'],
    picture: 'armchair',
    box: 1,
    name: ['{model}, {colour}, {material}', '{model}, {colour}, {material}'],
    models: [model('Loungesessel Merle', 'Lounge armchair Merle', 289)],
    axes: [tints('salbei', 'senf', 'blau'), frames],
    traits: { material: ['Massivholz, Samtvelours', 'solid wood, velvet'], seat_height: ['42 cm', '42 cm'] },
    about: [
      [
        'Sessel für Lobby und Kaminzimmer, mit hoher Lehne und weichem Velours. Der Kaltschaum behält seine Form.',
        'Armchair for lobby and fireside with a high back and soft velvet. The cold foam keeps its shape.',
      ],
      [
        'Bequem zum Lesen, aufrecht genug zum Essen. Der Bezug ist schwer entflammbar ausgerüstet.',
        'Comfortable for reading, upright enough for dining. The cover is flame-retardant.',
      ],
    ],
    care: seatCare,
  },
  {
    category: 'stuehle',
    brands: ['Lehnhag'],
    picture: 'bench',
    box: 1,
    models: [model('Sitzbank gepolstert', 'Upholstered bench')],
    axes: [priced('size', 'length', ['120 cm', 329], ['160 cm', 398], ['200 cm', 469]), tints('rost', 'gruen')],
    traits: {
      material: ['Massivholz, Polyestergewebe', 'solid wood, polyester weave'],
      seat_height: ['46 cm', '46 cm'],
    },
    about: [
      [
        'Bank für Nischen und lange Tische, beliebig zu reihen. Die Rückseite ist ebenfalls bezogen und darf frei stehen.',
        'Bench for alcoves and long tables that lines up as needed. The back is covered too and may stand free.',
      ],
      [
        'Sitzt wie ein Stuhl und spart Platz wie eine Bank. Der Sitz ist abnehmbar und neu zu beziehen.',
        'Sits like a chair and saves space like a bench. The seat lifts off and can be recovered.',
      ],
    ],
    care: seatCare,
  },
  {
    category: 'stuehle',
    brands: ['Stuhlau', 'Lehnhag'],
    picture: 'chair-wood',
    box: 2,
    models: [
      model('Bistrostuhl Bugholz schwarz', 'Bentwood bistro chair, black', 1),
      model('Kaffeehausstuhl schwarz', 'Coffee house chair, black', 1.15),
    ],
    axes: [
      {
        key: 'format',
        trait: 'version',
        values: [
          value(['Holzsitz', 'wooden seat'], 74),
          value(['Flechtsitz', 'cane seat'], 92),
          value(['Polstersitz', 'padded seat'], 86),
        ],
      },
    ],
    traits: {
      material: ['Buche, gebogen', 'bent beech'],
      colour: ['schwarz', 'black'],
      seat_height: ['46 cm', '46 cm'],
      stackable: yes,
    },
    about: [
      [
        'Klassischer Stuhl aus gebogener Buche, nur 3,5 kg leicht. Die Verbindungen sind verschraubt und nachziehbar.',
        'Classic chair of bent beech, just 3.5 kg. The joints are screwed and can be tightened.',
      ],
      [
        'Passt ins Wiener Café wie in die Weinbar. Schlanke Linie, die auch enge Räume nicht füllt.',
        'Suits a Viennese café as well as a wine bar. A slender line that does not crowd small rooms.',
      ],
    ],
    care: [
      [
        'Mit nebelfeuchtem Tuch abwischen, Schrauben einmal im Jahr nachziehen.',
        'Wipe with a barely damp cloth and tighten screws once a year.',
      ],
      [
        'Der Lack ist kratzfest und speichelecht, Kunststoffgleiter liegen bei.',
        'The lacquer is scratch-resistant and saliva-proof; plastic glides included.',
      ],
    ],
  },
]

const tableCare: Words[] = [
  [
    'Platte hitze- und kratzfest, mit feuchtem Tuch zu reinigen. Fuß mit Höhenausgleich gegen Wackeln.',
    'Heat- and scratch-resistant top that wipes clean. The base levels to stop wobbling.',
  ],
  [
    'Zerlegt geliefert, mit vier Schrauben aufgebaut. Platte und Gestell sind einzeln nachzukaufen.',
    'Delivered flat and built with four screws. Top and base can be reordered singly.',
  ],
]
const heights: Axis = {
  key: 'format',
  trait: 'height',
  values: [times(['Höhe 75 cm', 'height 75 cm'], 1), times(['Höhe 110 cm', 'height 110 cm'], 1.15)],
}

const tables: Family[] = [
  {
    category: 'tische',
    brands: ['Lehnhag', 'Stuhlau'],
    picture: 'table-round',
    box: 1,
    models: [model('Bistrotisch rund Eiche', 'Round bistro table, oak')],
    axes: [priced('size', 'diameter', ['Ø 60 cm', 149], ['Ø 70 cm', 169], ['Ø 80 cm', 198]), heights],
    traits: { material: ['Eiche furniert, Gusseisen', 'oak veneer, cast iron'] },
    about: [
      [
        'Runder Tisch mit schwerem Gussfuß, der auch bei vollem Haus nicht kippt. Die Kante ist umlaufend gerundet.',
        'Round table with a heavy cast base that does not tip when the house is full. The edge is rounded all the way.',
      ],
      [
        'Für zwei bis vier Gäste, ohne störende Tischbeine. Leicht zu Gruppen zusammenzustellen.',
        'For two to four guests without legs in the way. Easy to group.',
      ],
    ],
    care: tableCare,
  },
  {
    category: 'tische',
    brands: ['Stuhlau'],
    picture: 'table-marble',
    box: 1,
    models: [model('Bistrotisch Steinplatte', 'Bistro table with stone top')],
    axes: [priced('size', 'diameter', ['Ø 60 cm', 229], ['Ø 70 cm', 269], ['Ø 80 cm', 319]), heights],
    traits: { material: ['Naturstein, Stahl', 'natural stone, steel'] },
    about: [
      [
        'Polierte Steinplatte auf schlankem Stahlfuß. Jede Platte ist in der Zeichnung ein Einzelstück.',
        'Polished stone top on a slender steel base. Every top is unique in its veining.',
      ],
      [
        'Kühl, edel und unempfindlich gegen Gläser und Tassen. Die Platte ist imprägniert.',
        'Cool, elegant and unbothered by glasses and cups. The top is sealed.',
      ],
    ],
    care: tableCare,
  },
  {
    category: 'tische',
    brands: ['Lehnhag', 'Stuhlau'],
    picture: 'table-square',
    box: 1,
    models: [
      model('Gasttisch quadratisch', 'Square restaurant table'),
      model('Klapptisch quadratisch', 'Square folding table', 0.8),
    ],
    axes: [priced('size', 'dimensions', ['60 × 60 cm', 139], ['70 × 70 cm', 158], ['80 × 80 cm', 184])],
    traits: { material: ['Kompaktplatte, Stahl', 'compact laminate, steel'], height: ['75 cm', '75 cm'] },
    about: [
      [
        'Quadratischer Tisch, der sich lückenlos zu Tafeln reihen lässt. Die Verbinder sind unter der Platte versteckt.',
        'Square table that lines up without gaps. Connectors hide beneath the top.',
      ],
      [
        'Robuste Platte mit abgerundeten Ecken für Gastraum und Kantine. Das Gestell ist pulverbeschichtet.',
        'Sturdy top with rounded corners for dining room and canteen. The frame is powder-coated.',
      ],
    ],
    care: tableCare,
  },
  {
    category: 'tische',
    brands: ['Lehnhag', 'Stuhlau'],
    picture: 'table-dining',
    box: 1,
    models: [
      model('Gasttisch Eiche massiv', 'Solid oak dining table', 1.4),
      model('Tagungstisch Eiche furniert', 'Oak veneer conference table', 1),
    ],
    axes: [
      priced(
        'size',
        'dimensions',
        ['120 × 70 cm', 289],
        ['140 × 80 cm', 339],
        ['160 × 80 cm', 378],
        ['200 × 90 cm', 459],
      ),
    ],
    traits: { material: ['Eiche, geölt', 'oiled oak'], height: ['75 cm', '75 cm'] },
    about: [
      [
        'Großer Tisch für Gesellschaften, an dem sich niemand am Bein stößt. Die Platte ist 3 cm stark und geölt.',
        'Large table for parties with no legs to bump into. The top is 3 cm thick and oiled.',
      ],
      [
        'Für Stube, Seminar und Frühstück. Die Oberfläche lässt sich abschleifen und neu ölen.',
        'For parlour, seminar and breakfast. The surface can be sanded and oiled again.',
      ],
    ],
    care: tableCare,
  },
]

const lampCare: Words[] = [
  ['Mit trockenem Tuch abstauben. Leuchtmittel nicht enthalten.', 'Dust with a dry cloth. Bulb not included.'],
  [
    'Für LED-Leuchtmittel ausgelegt, dimmbar mit passendem Dimmer. Anschluss durch eine Fachkraft.',
    'Made for LED bulbs, dimmable with a suitable dimmer. To be connected by an electrician.',
  ],
]

const lamps: Family[] = [
  {
    category: 'leuchten',
    brands: ['Leuchtmar'],
    picture: 'pendant-cone',
    box: 1,
    models: [model('Pendelleuchte Kegel', 'Cone pendant lamp')],
    axes: [
      priced('size', 'diameter', ['Ø 24 cm', 59], ['Ø 32 cm', 74], ['Ø 45 cm', 98]),
      tints('gruen', 'schwarz', 'creme', 'kupfer', 'blau'),
    ],
    traits: {
      material: ['Aluminium, lackiert', 'lacquered aluminium'],
      socket: ['E27', 'E27'],
      voltage: ['230 V', '230 V'],
    },
    about: [
      [
        'Schirm aus gedrücktem Aluminium, der das Licht auf den Tisch lenkt und den Gast nicht blendet. Textilkabel 2 m, kürzbar.',
        'Spun aluminium shade that directs light to the table and does not dazzle guests. 2 m fabric cable, can be cut.',
      ],
      [
        'Klare Form in fünf Farben, innen weiß für warmes, helles Licht. Einzeln über dem Tisch oder als Reihe über der Theke.',
        'Clear shape in five colours, white inside for warm, bright light. Alone over a table or in a row over the bar.',
      ],
    ],
    care: lampCare,
  },
  {
    category: 'leuchten',
    brands: ['Leuchtmar'],
    picture: 'pendant-dome',
    box: 1,
    models: [model('Pendelleuchte Kuppel', 'Dome pendant lamp')],
    axes: [
      priced('size', 'diameter', ['Ø 30 cm', 79], ['Ø 40 cm', 98], ['Ø 55 cm', 139]),
      tints('schwarz', 'kupfer', 'creme'),
    ],
    traits: {
      material: ['Stahl, pulverbeschichtet', 'powder-coated steel'],
      socket: ['E27', 'E27'],
      voltage: ['230 V', '230 V'],
    },
    about: [
      [
        'Weite Kuppel für große Tische und Empfang. Der Baldachin verdeckt auch unschöne Deckenauslässe.',
        'Wide dome for large tables and reception. The canopy hides untidy ceiling outlets.',
      ],
      [
        'Ruhiges, breites Licht ohne Schatten auf dem Teller. Höhe am Stahlseil einstellbar.',
        'Calm, wide light without shadows on the plate. Adjustable height on a steel wire.',
      ],
    ],
    care: lampCare,
  },
  {
    category: 'leuchten',
    brands: ['Leuchtmar'],
    picture: 'tablelamp',
    box: 2,
    models: [
      model('Tischleuchte Akku', 'Rechargeable table lamp', 1, {
        traits: { voltage: ['Akku, USB-C', 'battery, USB-C'], burning_time: ['bis 30 Stunden', 'up to 30 hours'] },
      }),
      model('Nachttischleuchte', 'Bedside lamp', 0.85, {
        traits: { voltage: ['230 V', '230 V'], socket: ['E14', 'E14'] },
      }),
    ],
    axes: [{ key: 'size', trait: 'height', values: [value('28 cm', 49), value('38 cm', 64)] }, tints('creme', 'gruen')],
    traits: { material: ['Metall, Stoffschirm', 'metal, fabric shade'] },
    about: [
      [
        'Warmes Licht am Tisch und am Bett, in drei Stufen am Fuß zu dimmen. Steht sicher und braucht wenig Platz.',
        'Warm light at table and bed, dimmed in three steps at the base. Stands firmly and needs little room.',
      ],
      [
        'Kleine Leuchte mit Stoffschirm, die Stimmung macht, ohne zu blenden. Der Schirm ist abnehmbar.',
        'Small lamp with a fabric shade that sets the mood without dazzling. The shade comes off.',
      ],
    ],
    care: [
      ['Schirm absaugen, Fuß feucht abwischen.', 'Vacuum the shade and wipe the base with a damp cloth.'],
      ['Ersatzschirme sind einzeln lieferbar.', 'Spare shades are sold singly.'],
    ],
  },
]

const outdoorCare: Words[] = [
  ['Wetterfest und UV-beständig. Im Winter trocken lagern.', 'Weatherproof and UV-resistant. Store dry in winter.'],
  [
    'Mit Wasser und milder Seife reinigen, keinen Hochdruckreiniger nehmen.',
    'Clean with water and mild soap; do not use a pressure washer.',
  ],
]

const terrace: Family[] = [
  {
    category: 'outdoor',
    brands: ['Gartholm'],
    picture: 'gardenchair',
    box: 2,
    models: [
      model('Gartenstuhl Lattensitz', 'Slatted garden chair', 59),
      model('Gartensessel mit Armlehnen', 'Garden armchair', 79),
      model('Klappstuhl Biergarten', 'Beer garden folding chair', 42),
    ],
    name: ['{model}, {colour}', '{model}, {colour}'],
    axes: [tints('gruen', 'holz', 'weiss')],
    traits: {
      material: ['Akazie, Stahl verzinkt', 'acacia, galvanised steel'],
      seat_height: ['45 cm', '45 cm'],
      outdoor_use: yes,
      stackable: yes,
    },
    about: [
      [
        'Stuhl für Terrasse und Biergarten mit verzinktem Gestell. Regen läuft ab, der Sitz trocknet in Minuten.',
        'Chair for terrace and beer garden on a galvanised frame. Rain runs off and the seat dries in minutes.',
      ],
      [
        'Stapelt sich zu acht und steht auch auf Pflaster ruhig. Die Latten sind verschraubt und einzeln zu tauschen.',
        'Stacks eight high and stands steady on cobbles. Slats are screwed and replaced singly.',
      ],
    ],
    care: outdoorCare,
  },
  {
    category: 'outdoor',
    brands: ['Gartholm'],
    picture: 'parasol',
    box: 1,
    models: [model('Sonnenschirm Gastro', 'Contract parasol')],
    axes: [
      {
        key: 'size',
        trait: 'dimensions',
        values: [value('Ø 2,5 m', 149), value('Ø 3,0 m', 189), value('3 × 3 m', 269), value('4 × 4 m', 469)].map(
          (size) => ({ ...size, en: size.de.replace(',', '.') }),
        ),
      },
      tints('creme', 'gruen', 'rot'),
    ],
    traits: { material: ['Aluminium, Acrylgewebe', 'aluminium, acrylic fabric'], outdoor_use: yes },
    about: [
      [
        'Schirm mit kräftigem Mast und Winddach, der bis Windstärke 5 offen bleiben darf. Bespannung mit UV-Schutz 50+.',
        'Parasol with a strong mast and wind vent that may stay open up to Beaufort 5. Fabric with UV protection 50+.',
      ],
      [
        'Mit Seilzug geöffnet, ohne Werkzeug neu bespannt. Bedruckung des Volants auf Anfrage.',
        'Opens by pulley and is recovered without tools. The valance can be printed on request.',
      ],
    ],
    care: outdoorCare,
  },
  {
    category: 'outdoor',
    brands: ['Gartholm'],
    picture: 'planter',
    box: 1,
    models: [model('Pflanzkübel rund', 'Round planter'), model('Pflanzkübel hoch', 'Tall planter', 1.3)],
    axes: [priced('size', 'diameter', ['Ø 30 cm', 34], ['Ø 40 cm', 49], ['Ø 55 cm', 79]), tints('grau', 'rost')],
    traits: { material: ['Faserzement', 'fibre cement'], outdoor_use: yes },
    about: [
      [
        'Kübel aus Faserzement, schwer genug als Abgrenzung der Terrasse. Mit Ablauf und verdecktem Einsatz.',
        'Fibre cement planter, heavy enough to mark off the terrace. With drainage and a hidden insert.',
      ],
      [
        'Frostfest und stoßfest, die Farbe geht durch das ganze Material. Für Kräuter, Gräser und kleine Bäume.',
        'Resists frost and knocks, coloured through and through. For herbs, grasses and small trees.',
      ],
    ],
    care: outdoorCare,
  },
  {
    category: 'outdoor',
    brands: ['Gartholm'],
    picture: 'table-marble',
    box: 1,
    models: [model('Terrassentisch rund', 'Round terrace table')],
    axes: [priced('size', 'diameter', ['Ø 60 cm', 159], ['Ø 70 cm', 179], ['Ø 80 cm', 209]), heights],
    traits: { material: ['Kompaktplatte in Steinoptik', 'stone-look compact laminate'], outdoor_use: yes },
    about: [
      [
        'Wetterfester Tisch, der auf drei Punkten steht und nie wackelt. Die Platte klappt hoch und spart im Winter Platz.',
        'Weatherproof table that stands on three points and never wobbles. The top tilts to save space in winter.',
      ],
      [
        'Unempfindlich gegen Regen, Sonne und Kerzenwachs. Der Fuß nimmt auch den Schirmständer auf.',
        'Unbothered by rain, sun and candle wax. The base takes a parasol holder too.',
      ],
    ],
    care: outdoorCare,
  },
]

export const furnitureFamilies: Family[] = [...chairs, ...tables, ...lamps, ...terrace]
