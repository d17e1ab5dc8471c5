import { tints } from '../colours.ts'
import { model, pieces, priced, times, value } from '../family.ts'
import type { Family, Value } from '../family.ts'
import type { Words } from '../traits.ts'
import { no, yes } from '../traits.ts'

const STEEL: Words = ['Edelstahl 18/10', 'stainless steel 18/10']
const ALL_HOBS: Words = ['Gas, Elektro, Glaskeramik, Induktion', 'gas, electric, ceramic, induction']

const potCare: Words[] = [
  [
    'Spülmaschinenfest, Griffe vernietet und backofenfest. Die Innenskala erspart das Abmessen.',
    'Dishwasher-safe, with riveted, oven-safe handles. The scale inside saves measuring.',
  ],
  [
    'Angebranntes mit Wasser aufkochen und lösen, nicht mit Stahlwolle scheuern. Der Schüttrand gießt rundum sauber aus.',
    'Loosen burnt food by boiling water, do not scour with steel wool. The rim pours cleanly all round.',
  ],
]
const panCare: Words[] = [
  [
    'Von Hand spülen und trocken lagern. Zum Wenden Holz oder Silikon nehmen.',
    'Wash by hand and store dry. Use wood or silicone for turning.',
  ],
  [
    'Langsam anheizen, dann verzieht sich der Boden nicht. Der lange Griff hat eine Öse zum Aufhängen.',
    'Heat up slowly and the base stays flat. The long handle has an eye for hanging.',
  ],
]

const pots: Family[] = [
  {
    category: 'toepfe-pfannen',
    brands: ['Nordwend', 'Herdau'],
    picture: 'pot',
    box: 1,
    models: [
      model('Kochtopf hoch mit Deckel', 'Deep stock pot with lid', 1),
      model('Suppentopf Mehrschicht mit Deckel', 'Multi-ply soup pot with lid', 1.5),
    ],
    axes: [
      priced(
        'size',
        'diameter',
        ['Ø 16 cm', 27],
        ['Ø 20 cm', 34],
        ['Ø 24 cm', 46],
        ['Ø 28 cm', 63],
        ['Ø 32 cm', 84],
        ['Ø 36 cm', 112],
      ),
    ],
    traits: {
      material: STEEL,
      base: ['Sandwichboden', 'sandwich base'],
      hobs: ALL_HOBS,
      oven_safe: yes,
      dishwasher_safe: yes,
    },
    about: [
      [
        'Hoher Topf für Fonds, Suppen und Nudeln. Der gekapselte Aluminiumkern im Boden verteilt die Hitze schnell und gleichmäßig.',
        'Deep pot for stocks, soups and pasta. The encapsulated aluminium core in the base spreads heat fast and evenly.',
      ],
      [
        'Schwere Gastronomiequalität mit 0,8 mm starker Wand und hohlen Griffen, die kühl bleiben. Der Deckel schließt dicht.',
        'Heavy professional quality with 0.8 mm walls and hollow handles that stay cool. The lid closes tightly.',
      ],
    ],
    care: potCare,
  },
  {
    category: 'toepfe-pfannen',
    brands: ['Nordwend', 'Herdau'],
    picture: 'pot-low',
    box: 1,
    models: [
      model('Bratentopf mit Deckel', 'Casserole with lid', 1),
      model('Schmortopf Mehrschicht mit Deckel', 'Multi-ply braising pot with lid', 1.5),
    ],
    axes: [
      priced('size', 'diameter', ['Ø 20 cm', 29], ['Ø 24 cm', 39], ['Ø 28 cm', 52], ['Ø 32 cm', 69], ['Ø 36 cm', 92]),
    ],
    traits: {
      material: STEEL,
      base: ['Sandwichboden', 'sandwich base'],
      hobs: ALL_HOBS,
      oven_safe: yes,
      dishwasher_safe: yes,
    },
    about: [
      [
        'Breiter Topf mit viel Bodenfläche zum Anbraten, Ablöschen und Schmoren. Er geht vom Herd direkt in den Ofen.',
        'Wide pot with plenty of base for searing, deglazing and braising. It goes from the hob straight into the oven.',
      ],
      [
        'Für Gulasch, Rouladen und Risotto: niedrige Wand, gut zu rühren, schnell reduziert.',
        'For goulash, roulades and risotto: a low wall, easy to stir, quick to reduce.',
      ],
    ],
    care: potCare,
  },
  {
    category: 'toepfe-pfannen',
    brands: ['Nordwend', 'Herdau'],
    picture: 'saucepan',
    box: 1,
    models: [model('Stielkasserolle', 'Saucepan', 1), model('Sauteuse konisch', 'Conical sauteuse', 1.35)],
    axes: [
      priced(
        'size',
        'diameter',
        ['Ø 14 cm', 17.5],
        ['Ø 16 cm', 19.5],
        ['Ø 18 cm', 23],
        ['Ø 20 cm', 27],
        ['Ø 24 cm', 35],
      ),
    ],
    traits: {
      material: STEEL,
      base: ['Sandwichboden', 'sandwich base'],
      hobs: ALL_HOBS,
      oven_safe: yes,
      dishwasher_safe: yes,
    },
    about: [
      [
        'Kleine Kasserolle für Soßen, Milch und Butter. Der Rohrstiel liegt sicher in der Hand und bleibt auf der Flamme kühl.',
        'Small pan for sauces, milk and butter. The tubular handle is safe to hold and stays cool over the flame.',
      ],
      [
        'Zum Aufschlagen, Montieren und Glasieren: runder Übergang am Boden, in dem der Schneebesen überall hinkommt.',
        'For whisking, mounting and glazing: a rounded corner that the whisk reaches everywhere.',
      ],
    ],
    care: potCare,
  },
  {
    category: 'toepfe-pfannen',
    brands: ['Herdau', 'Nordwend'],
    picture: 'pan-wood',
    box: 2,
    models: [
      model('Bratpfanne beschichtet mit Holzgriff', 'Non-stick frying pan, wooden handle', 1, {
        traits: { material: ['Aluguss, Keramikversiegelung', 'cast aluminium, ceramic coating'] },
      }),
      model('Schwenkpfanne Kupferkern mit Holzgriff', 'Copper core sauté pan, wooden handle', 1.9, {
        traits: { material: ['Edelstahl mit Kupferkern', 'stainless steel with copper core'] },
      }),
    ],
    axes: [priced('size', 'diameter', ['Ø 20 cm', 24], ['Ø 24 cm', 29], ['Ø 28 cm', 36], ['Ø 32 cm', 46])],
    traits: { hobs: ALL_HOBS, handle: ['Buche', 'beech'], dishwasher_safe: no },
    about: [
      [
        'Pfanne mit abnehmbarem Holzgriff für Eier, Fisch und Pfannkuchen. Die Hitze kommt gleichmäßig bis an den Rand.',
        'Pan with a detachable wooden handle for eggs, fish and pancakes. Heat reaches evenly to the rim.',
      ],
      [
        'Leicht zu schwenken und doch formstabil auf großer Flamme. Der hohe Rand hält Soßen in der Pfanne.',
        'Easy to toss with, yet stable over a strong flame. The high rim keeps sauces in.',
      ],
    ],
    care: panCare,
  },
  {
    category: 'toepfe-pfannen',
    brands: ['Herdau', 'Nordwend'],
    picture: 'pan-iron',
    box: 2,
    models: [
      model('Eisenpfanne geschmiedet', 'Forged iron pan', 1.2, {
        traits: { material: ['Eisen, geschmiedet', 'forged iron'] },
      }),
      model('Gusseisenpfanne', 'Cast iron pan', 1, { traits: { material: ['Gusseisen', 'cast iron'] } }),
    ],
    axes: [priced('size', 'diameter', ['Ø 20 cm', 22], ['Ø 24 cm', 27], ['Ø 28 cm', 34], ['Ø 32 cm', 43])],
    traits: { hobs: ALL_HOBS, oven_safe: yes, dishwasher_safe: no },
    about: [
      [
        'Für scharfes Anbraten: Steak, Bratkartoffeln und Gemüse bekommen eine kräftige Kruste. Mit der Zeit bildet sich eine natürliche Patina.',
        'For hard searing: steak, fried potatoes and vegetables get a strong crust. A natural patina builds over time.',
      ],
      [
        'Unverwüstlich, ohne Beschichtung und für jede Hitze geeignet. Auch zum Servieren am Tisch.',
        'Indestructible, uncoated and fit for any heat. Good for serving at the table too.',
      ],
    ],
    care: [
      [
        'Vor dem ersten Gebrauch mit Öl und Salz einbrennen. Nur mit heißem Wasser reinigen und leicht geölt aufbewahren.',
        'Season with oil and salt before first use. Clean with hot water only and keep lightly oiled.',
      ],
      [
        'Ohne Spülmittel auswischen und sofort trocknen, dann rostet sie nicht.',
        'Wipe out without detergent and dry at once and it will not rust.',
      ],
    ],
  },
]

const blades = (...list: [text: string, price: number][]): Value[] => list.map(([text, price]) => value(text, price))

const knifeModels = () => [
  model('Kochmesser', 'Chef’s knife', 1, {
    use: [
      'Das wichtigste Messer am Posten: schneidet, hackt und wiegt Fleisch, Gemüse und Kräuter.',
      'The most important knife of the station: slices, chops and minces meat, vegetables and herbs.',
    ],
    values: blades(['16 cm', 38], ['20 cm', 44], ['23 cm', 52], ['26 cm', 59]),
  }),
  model('Brotmesser', 'Bread knife', 1, {
    picture: 'knife-bread*',
    use: [
      'Der Wellenschliff greift in jede Kruste und drückt die Krume nicht zusammen.',
      'The serrated edge grips any crust and does not squash the crumb.',
    ],
    values: blades(['20 cm', 36], ['26 cm', 43]),
  }),
  model('Santokumesser', 'Santoku knife', 1, {
    use: [
      'Breite Klinge für Fleisch, Fisch und Gemüse, mit der sich Geschnittenes gleich aufnehmen lässt.',
      'Wide blade for meat, fish and vegetables that also scoops up what it has cut.',
    ],
    values: blades(['14 cm', 39], ['18 cm', 46]),
  }),
  model('Filetiermesser', 'Filleting knife', 1, {
    picture: 'knife-fillet*',
    use: [
      'Lange, schmale Klinge, die an Gräte und Haut entlanggleitet.',
      'Long, narrow blade that glides along bone and skin.',
    ],
    values: blades(['16 cm', 34], ['18 cm', 37]),
  }),
  model('Ausbeinmesser', 'Boning knife', 1, {
    picture: 'knife-boning*',
    use: ['Schmale, feste Klinge zum Auslösen und Parieren.', 'Narrow, firm blade for boning and trimming.'],
    values: blades(['13 cm', 29], ['15 cm', 32]),
  }),
  model('Schinkenmesser', 'Slicing knife', 1, {
    picture: 'knife-fillet*',
    use: [
      'Lange Klinge für hauchdünne Scheiben von Schinken und Braten.',
      'Long blade for wafer-thin slices of ham and roast.',
    ],
    values: blades(['26 cm', 42], ['30 cm', 49]),
  }),
  model('Gemüsemesser', 'Vegetable knife', 1, {
    picture: 'knife-paring*',
    use: ['Handliches Messer zum Putzen, Schälen und Garnieren.', 'Handy knife for trimming, peeling and garnishing.'],
    values: blades(['8 cm', 16.5], ['10 cm', 18.5]),
  }),
  model('Tourniermesser', 'Turning knife', 1, {
    picture: 'knife-paring*',
    use: [
      'Gebogene Klinge zum Tournieren und Schälen runder Gemüse.',
      'Curved blade for turning and peeling round vegetables.',
    ],
    values: blades(['6 cm', 15.5], ['7 cm', 16.5]),
  }),
  model('Wurstmesser', 'Sausage knife', 1, {
    picture: 'knife-bread*',
    use: ['Gezahnte Schneide für Wurst, Tomate und Brötchen.', 'Toothed edge for sausage, tomatoes and rolls.'],
    values: blades(['13 cm', 21], ['15 cm', 24]),
  }),
]

const knives: Family[] = [
  {
    category: 'messer-schneiden',
    brands: ['Rennfeld'],
    picture: 'knife',
    finish: '',
    box: 1,
    name: ['{model} {size}, Klinge geschmiedet', '{model} {size}, forged blade'],
    models: knifeModels(),
    axes: [{ key: 'size', trait: 'blade_length', values: [] }],
    traits: {
      blade: ['Stahl X50CrMoV15, geschmiedet', 'X50CrMoV15 steel, forged'],
      handle: ['Kunststoff, vernietet', 'riveted polymer'],
      dishwasher_safe: no,
    },
    about: [
      [
        'Aus einem Stück geschmiedet, eisgehärtet und von Hand abgezogen. Der Kropf verlagert das Gewicht zur Hand und schützt die Finger.',
        'Forged in one piece, ice-hardened and honed by hand. The bolster shifts the weight to the hand and guards the fingers.',
      ],
      [
        'Klinge mit 56 HRC: schnitthaltig und doch leicht nachzuschärfen. Der dreifach vernietete Griff ist fugenlos und hygienisch.',
        'Blade of 56 HRC: keeps its edge yet sharpens easily. The triple-riveted handle is seamless and hygienic.',
      ],
    ],
    care: [
      [
        'Von Hand spülen, trocknen und mit Klingenschutz lagern. Regelmäßig am Wetzstahl abziehen.',
        'Wash by hand, dry and store with a blade guard. Hone regularly on a steel.',
      ],
      [
        'Auf Holz oder Kunststoff schneiden, nie auf Glas oder Stein. Wir liefern mit Klingenschutz.',
        'Cut on wood or plastic, never on glass or stone. Delivered with a blade guard.',
      ],
    ],
  },
  {
    category: 'messer-schneiden',
    brands: ['Stahlgau'],
    picture: 'knife-black',
    finish: '-black',
    box: 2,
    factor: 0.42,
    name: ['{model} {size}, Griff schwarz', '{model} {size}, black handle'],
    models: knifeModels(),
    axes: [{ key: 'size', trait: 'blade_length', values: [] }],
    traits: {
      blade: ['Edelstahl, gestanzt', 'stainless steel, stamped'],
      handle: ['Polypropylen, schwarz', 'polypropylene, black'],
      dishwasher_safe: yes,
    },
    about: [
      [
        'Leichtes Arbeitsmesser für den ganzen Tag mit rutschfestem, angespritztem Griff. Ohne Fugen, an denen sich etwas festsetzt.',
        'Light working knife for all day with a non-slip moulded handle. No joints where anything could settle.',
      ],
      [
        'Flexible, dünn geschliffene Klinge mit feiner Spitze. Im Set für jede Station günstig zu ersetzen.',
        'Thinly ground blade with a fine tip. Inexpensive to replace at every station.',
      ],
    ],
    care: [
      [
        'Spülmaschinenfest, von Hand gespült bleibt die Schneide länger scharf.',
        'Dishwasher-safe; washed by hand the edge lasts longer.',
      ],
      [
        'Der Griff ist desinfizierbar und für HACCP-Küchen geeignet.',
        'The handle can be disinfected and suits HACCP kitchens.',
      ],
    ],
  },
  {
    category: 'messer-schneiden',
    brands: ['Bohlenau'],
    picture: 'board',
    box: 2,
    models: [
      model('Schneidbrett Buche', 'Beech cutting board', 1, { traits: { material: ['Buche', 'beech'] } }),
      model('Schneidbrett Eiche Stirnholz', 'Oak end-grain cutting board', 1.9, {
        traits: { material: ['Eiche, Stirnholz', 'end-grain oak'] },
      }),
      model('Servierbrett Akazie', 'Acacia serving board', 1.15, { traits: { material: ['Akazie', 'acacia'] } }),
      model('Steakbrett Buche mit Saftrille', 'Beech steak board with groove', 0.8, {
        traits: { material: ['Buche', 'beech'] },
      }),
    ],
    axes: [priced('size', 'dimensions', ['30 × 20 cm', 14.5], ['40 × 30 cm', 22], ['50 × 35 cm', 31])],
    traits: { dishwasher_safe: no, finish: ['geölt', 'oiled'] },
    about: [
      [
        'Massives Brett aus verleimten Lamellen, das klingenschonend nachgibt. Die Kanten sind gerundet, Griffmulden erleichtern das Anheben.',
        'Solid board of glued staves that is gentle on blades. Edges are rounded and recesses make it easy to lift.',
      ],
      [
        'Zum Schneiden, Anrichten und Servieren. Das Holz stammt aus europäischem Forst und ist mit Leinöl behandelt.',
        'For cutting, plating and serving. The wood comes from European forests and is treated with linseed oil.',
      ],
    ],
    care: [
      [
        'Mit heißem Wasser abbürsten, stehend trocknen und ab und zu ölen.',
        'Brush with hot water, dry upright and oil now and then.',
      ],
      [
        'Nicht im Wasser liegen lassen und nicht in die Spülmaschine geben.',
        'Do not soak and keep out of the dishwasher.',
      ],
    ],
  },
]

const gnCare: Words[] = [
  [
    'Spülmaschinenfest und stapelbar, dank Stapelschulter ohne Verkeilen. Maße nach EN 631.',
    'Dishwasher-safe and stackable without jamming. Dimensions to EN 631.',
  ],
  [
    'Passt in Kühltisch, Kombidämpfer, Bain-Marie und Regalwagen. Die Größe ist im Rand eingeprägt.',
    'Fits chilled counters, combi ovens, bain-maries and trolleys. The size is stamped into the rim.',
  ],
]
const gnTemperature: Words = ['−40 bis 280 °C', '−40 to 280 °C']
const depths = (...list: [text: string, price: number][]) => priced('size', 'depth', ...list)

const gastronorm: Family[] = [
  {
    category: 'gn-behaelter',
    brands: ['Nordwend'],
    picture: 'gn',
    box: 2,
    name: ['{model}, {size}', '{model}, {size}'],
    models: (
      [
        ['2/1', 2.1],
        ['1/1', 1],
        ['2/3', 0.85],
        ['1/2', 0.66],
        ['1/3', 0.52],
        ['1/4', 0.46],
        ['1/6', 0.38],
        ['1/9', 0.33],
      ] as const
    ).map(([size, factor]) =>
      model(`GN-Behälter ${size}`, `GN container ${size}`, factor, {
        traits: { gn_size: [`GN ${size}`, `GN ${size}`] },
      }),
    ),
    axes: [depths(['65 mm', 14.5], ['100 mm', 17.5], ['150 mm', 22.5], ['200 mm', 27.5])],
    traits: { material: STEEL, temperature_range: gnTemperature, stackable: yes, dishwasher_safe: yes, oven_safe: yes },
    about: [
      [
        'Gastronormbehälter aus 0,8 mm starkem Edelstahl mit verstärkten Ecken. Zum Garen, Kühlen, Transportieren und Ausgeben in einem Gefäß.',
        'Gastronorm container of 0.8 mm stainless steel with reinforced corners. Cook, chill, carry and serve in one vessel.',
      ],
      [
        'Formstabil auch bei schnellen Temperaturwechseln zwischen Froster und Dämpfer. Der glatte Innenraum lässt sich restlos leeren.',
        'Keeps its shape through rapid changes between freezer and steamer. The smooth inside empties completely.',
      ],
    ],
    care: gnCare,
  },
  {
    category: 'gn-behaelter',
    brands: ['Nordwend'],
    picture: 'gn-lid',
    box: 2,
    name: ['{model}, {size}', '{model}, {size}'],
    models: (
      [
        ['1/1', 1],
        ['1/2', 0.66],
        ['1/3', 0.54],
        ['1/6', 0.42],
      ] as const
    ).map(([size, factor]) =>
      model(`GN-Behälter mit Deckel ${size}`, `GN container with lid ${size}`, factor, {
        traits: { gn_size: [`GN ${size}`, `GN ${size}`] },
      }),
    ),
    axes: [depths(['100 mm', 27], ['150 mm', 32], ['200 mm', 37])],
    traits: {
      material: STEEL,
      temperature_range: ['−40 bis 200 °C', '−40 to 200 °C'],
      version: ['Deckel mit Dichtung', 'lid with seal'],
      dishwasher_safe: yes,
    },
    about: [
      [
        'Behälter und Deckel mit Silikondichtung im Satz: Soßen und Marinaden bleiben auch beim Transport, wo sie sind.',
        'Container and lid with a silicone seal as a set: sauces and marinades stay put in transit.',
      ],
      [
        'Mit Löffelaussparung auf Wunsch und versenktem Griff, damit sich die Behälter stapeln lassen.',
        'With a recessed handle so that containers stack, and a ladle cut-out on request.',
      ],
    ],
    care: gnCare,
  },
  {
    category: 'gn-behaelter',
    brands: ['Herdau'],
    picture: 'gn-flat',
    box: 2,
    models: [
      model('GN-Blech glatt', 'GN tray, plain', 1, { traits: { material: STEEL } }),
      model('GN-Blech gelocht', 'GN tray, perforated', 1.25, { traits: { material: STEEL } }),
      model('GN-Backblech emailliert', 'GN baking tray, enamelled', 1.6, {
        traits: { material: ['Stahl, emailliert', 'enamelled steel'] },
      }),
    ],
    axes: [
      priced('size', 'gn_size', ['GN 1/1', 11.5], ['GN 2/3', 9.9], ['GN 1/2', 8.4]),
      { key: 'format', trait: 'depth', values: [times('20 mm', 1), times('40 mm', 1.12)] },
    ],
    traits: { temperature_range: gnTemperature, oven_safe: yes, dishwasher_safe: yes },
    about: [
      [
        'Flaches Blech zum Braten, Backen und Dämpfen im Kombidämpfer. Der steife Rand verzieht sich auch bei 250 °C nicht.',
        'Flat tray for roasting, baking and steaming in the combi oven. The stiff rim does not warp even at 250 °C.',
      ],
      [
        'Für Regalwagen, Ofen und Ausgabe in einem Maß. Brät gleichmäßig und lässt sich leicht auskratzen.',
        'One size for trolley, oven and counter. Browns evenly and scrapes clean easily.',
      ],
    ],
    care: gnCare,
  },
  {
    category: 'gn-behaelter',
    brands: ['Nordwend'],
    picture: 'gn-clear',
    box: 3,
    name: ['{model}, {size}', '{model}, {size}'],
    models: (
      [
        ['1/1', 1],
        ['1/2', 0.62],
        ['1/3', 0.48],
        ['1/4', 0.42],
        ['1/6', 0.34],
      ] as const
    ).map(([size, factor]) =>
      model(`GN-Behälter Polycarbonat ${size}`, `Polycarbonate GN container ${size}`, factor, {
        traits: { gn_size: [`GN ${size}`, `GN ${size}`] },
      }),
    ),
    axes: [depths(['65 mm', 16.5], ['100 mm', 20.5], ['150 mm', 25.5])],
    traits: {
      material: ['Polycarbonat, BPA-frei', 'BPA-free polycarbonate'],
      temperature_range: ['−40 bis 100 °C', '−40 to 100 °C'],
      stackable: yes,
      dishwasher_safe: yes,
    },
    about: [
      [
        'Glasklarer Behälter mit Literskala: Inhalt und Menge sind auf einen Blick zu sehen. Bruchsicher und leicht.',
        'Crystal-clear container with a litre scale: content and quantity show at a glance. Unbreakable and light.',
      ],
      [
        'Für Mise en place, Salatbar und Kühlhaus. Nimmt weder Geruch noch Farbe an.',
        'For mise en place, salad bar and cold room. Takes on neither smell nor colour.',
      ],
    ],
    care: [
      [
        'Spülmaschinenfest und stapelbar. Nicht für Ofen und Herd. Maße nach EN 631.',
        'Dishwasher-safe and stackable. Not for oven or hob. Dimensions to EN 631.',
      ],
      [
        'Passt in Kühltisch, Saladette und Regalwagen. Deckel gibt es getrennt.',
        'Fits chilled counters, salad counters and trolleys. Lids are sold separately.',
      ],
    ],
  },
  {
    category: 'gn-behaelter',
    brands: ['Nordwend', 'Herdau'],
    picture: 'gn-set',
    box: 1,
    models: [
      model('GN-Starterset 6-teilig', 'GN starter set, 6 pieces', 1, { content: pieces(6) }),
      model('GN-Saladettenset 9-teilig', 'GN salad counter set, 9 pieces', 1.35, { content: pieces(9) }),
    ],
    axes: [depths(['65 mm', 62], ['100 mm', 74], ['150 mm', 92])],
    traits: { material: STEEL, temperature_range: gnTemperature, stackable: yes, dishwasher_safe: yes },
    about: [
      [
        'Zusammenstellung aus 1/1, 1/2, 1/3 und 1/6 für die erste Ausstattung eines Postens. Alle Teile sind einzeln nachkaufbar.',
        'A selection of 1/1, 1/2, 1/3 and 1/6 to equip a station. All parts can be reordered singly.',
      ],
      [
        'Füllt eine Kühltischwanne ohne Lücken. Mit Stegen, die verhindern, dass etwas dazwischen fällt.',
        'Fills a counter well without gaps. Comes with bars so that nothing falls between.',
      ],
    ],
    care: gnCare,
  },
]

const toolCare: Words[] = [
  ['Spülmaschinenfest und mit Öse zum Aufhängen.', 'Dishwasher-safe, with an eye for hanging.'],
  [
    'Rostfrei, fugenlos und schnell sauber. Die Längen sind im Griff eingeprägt.',
    'Rust-free, seamless and quick to clean. Lengths are stamped into the handle.',
  ],
]

const bowlCare: Words[] = [
  [
    'Spülmaschinenfest, die glatte Oberfläche nimmt weder Geruch noch Farbe an.',
    'Dishwasher-safe; the smooth surface takes on neither smell nor colour.',
  ],
  [
    'Nach dem Spülen abtrocknen, dann bleiben keine Kalkflecken. Platzsparend ineinander zu lagern.',
    'Dry after washing to avoid limescale. Nests to save space.',
  ],
]

const tools: Family[] = [
  {
    category: 'kuechenhelfer',
    brands: ['Nordwend', 'Stahlgau'],
    picture: 'utensils',
    box: 6,
    models: [
      model('Schneebesen', 'Whisk', 1, {
        picture: 'whisk',
        use: [
          'Zwölf Drähte schlagen Sahne, Eiweiß und Soßen luftig.',
          'Twelve wires whip cream, egg white and sauces.',
        ],
      }),
      model('Schöpfkelle', 'Ladle', 1.1, {
        picture: 'ladle',
        use: ['Mit Ausgießrand für Suppen, Fonds und Soßen.', 'With a pouring rim for soups, stocks and sauces.'],
      }),
      model('Schaumlöffel', 'Skimmer', 1.05, {
        picture: 'skimmer',
        use: ['Gelochte Laffe zum Abschäumen und Herausheben.', 'Perforated bowl for skimming and lifting.'],
      }),
      model('Pfannenwender', 'Turner', 0.9, {
        picture: 'turner',
        use: [
          'Dünne, leicht biegsame Kante für Fisch, Ei und Pfannkuchen.',
          'Thin, slightly flexible edge for fish, eggs and pancakes.',
        ],
      }),
      model('Küchenzange', 'Kitchen tongs', 0.95, {
        picture: 'tongs',
        use: [
          'Greift Spargel so sicher wie Steaks und lässt sich verriegeln.',
          'Grips asparagus as safely as steaks and locks shut.',
        ],
      }),
      model('Fleischgabel', 'Carving fork', 0.85, {
        picture: 'meatfork',
        use: ['Zwei lange Zinken halten den Braten beim Tranchieren.', 'Two long tines hold the roast while carving.'],
      }),
    ],
    axes: [priced('size', 'length', ['25 cm', 6.4], ['30 cm', 7.4], ['35 cm', 8.9])],
    traits: { material: ['Edelstahl 18/10', 'stainless steel 18/10'], dishwasher_safe: yes },
    about: [
      [
        'Rostfrei und ohne Fugen verarbeitet. Der ovale Griff liegt auch mit nassen Händen sicher.',
        'Rust-free and made without joints. The oval handle is safe to hold even with wet hands.',
      ],
      [
        'Kräftiges Werkzeug für den Posten, das sich nicht verbiegt. Lang genug, um Abstand zum Topf zu halten.',
        'Strong tool for the station that does not bend. Long enough to keep your distance from the pot.',
      ],
    ],
    care: toolCare,
  },
  {
    category: 'kuechenhelfer',
    brands: ['Nordwend', 'Herdau'],
    picture: 'mixingbowls',
    box: 3,
    models: [
      model('Rührschüssel Edelstahl', 'Stainless steel mixing bowl', 1),
      model('Schlagkessel mit Ring', 'Whisking bowl with ring', 1.8),
    ],
    axes: [
      priced(
        'size',
        'diameter',
        ['Ø 16 cm', 5.9],
        ['Ø 20 cm', 7.9],
        ['Ø 24 cm', 10.4],
        ['Ø 28 cm', 13.9],
        ['Ø 32 cm', 18.4],
      ),
    ],
    traits: { material: STEEL, stackable: yes, dishwasher_safe: yes },
    about: [
      [
        'Schüssel mit rundem Boden und breitem Rand zum Mischen, Marinieren und Aufschlagen im Wasserbad.',
        'Bowl with a rounded base and broad rim for mixing, marinating and whisking over a water bath.',
      ],
      [
        'Ineinander stapelbar und mit Innenskala. Der Rand tropft beim Gießen nicht nach.',
        'Nests and has a scale inside. The rim does not drip when pouring.',
      ],
    ],
    care: bowlCare,
  },
  {
    category: 'kuechenhelfer',
    brands: ['Nordwend', 'Stahlgau'],
    picture: 'sieve',
    box: 4,
    models: [model('Küchensieb feinmaschig', 'Fine mesh sieve', 1), model('Passiersieb', 'Straining sieve', 1.2)],
    axes: [priced('size', 'diameter', ['Ø 14 cm', 7.9], ['Ø 18 cm', 9.9], ['Ø 22 cm', 12.9], ['Ø 26 cm', 16.9])],
    traits: { material: STEEL, dishwasher_safe: yes },
    about: [
      [
        'Feines Gewebe in stabilem Rahmen zum Passieren von Soßen und Sieben von Mehl. Die Auflage hakt auf jedem Topfrand.',
        'Fine mesh in a sturdy frame for straining sauces and sifting flour. The rest hooks over any pot.',
      ],
      [
        'Doppelt gefasstes Gewebe, das auch unter Druck mit der Kelle nicht ausreißt.',
        'Double-set mesh that does not tear out even under the pressure of a ladle.',
      ],
    ],
    care: bowlCare,
  },
  {
    category: 'kuechenhelfer',
    brands: ['Herdau'],
    picture: 'toaster',
    box: 1,
    models: [
      model('Toaster Frühstücksbuffet', 'Breakfast buffet toaster', 1),
      model('Toaster Langschlitz', 'Long-slot toaster', 1.15),
    ],
    axes: [
      {
        key: 'format',
        trait: 'version',
        values: [
          value(['2 Scheiben', '2 slices'], 64),
          value(['4 Scheiben', '4 slices'], 98),
          value(['6 Scheiben', '6 slices'], 139),
        ],
      },
    ],
    traits: { material: ['Edelstahl', 'stainless steel'], voltage: ['230 V', '230 V'], dishwasher_safe: no },
    about: [
      [
        'Toaster für den Dauerbetrieb mit einzeln schaltbaren Schlitzen und herausnehmbarer Krümelschublade.',
        'Toaster for continuous use with slots that switch singly and a removable crumb tray.',
      ],
      [
        'Selbsterklärend für Gäste: ein Hebel, ein Regler, kühle Seitenwände. Für Toast, Bagel und Brötchenhälften.',
        'Self-explanatory for guests: one lever, one dial, cool sides. For toast, bagels and halved rolls.',
      ],
    ],
    care: [
      [
        'Heizstäbe sind einzeln austauschbar, Ersatzteile zehn Jahre lieferbar.',
        'Elements can be replaced singly; spare parts are available for ten years.',
      ],
      [
        'Gehäuse feucht abwischen, Krümelschublade täglich leeren.',
        'Wipe the housing damp and empty the crumb tray daily.',
      ],
    ],
  },
]

const storage: Family[] = [
  {
    category: 'lagern',
    brands: ['Nordwend'],
    picture: 'eurobox',
    box: 5,
    models: [
      model('Stapelbox Euronorm', 'Euro stacking box', 1),
      model('Stapelbox Euronorm durchbrochen', 'Vented Euro stacking box', 0.95),
    ],
    axes: [
      priced(
        'size',
        'dimensions',
        ['40 × 30 × 12 cm', 6.9],
        ['60 × 40 × 12 cm', 9.4],
        ['60 × 40 × 22 cm', 12.9],
        ['60 × 40 × 32 cm', 16.9],
      ),
      tints('grau', 'rot', 'gruen'),
    ],
    traits: {
      material: ['Polypropylen', 'polypropylene'],
      temperature_range: ['−20 bis 80 °C', '−20 to 80 °C'],
      stackable: yes,
      dishwasher_safe: yes,
    },
    about: [
      [
        'Lebensmittelechte Box im Euromaß für Lager, Kühlhaus und Transport. Sie stapelt sicher und passt auf Palette, Roller und Regal.',
        'Food-safe box in Euro dimensions for store, cold room and transport. It stacks safely and fits pallet, dolly and shelf.',
      ],
      [
        'Glatte Wände, verstärkter Boden und Griffe an allen Seiten. Farben helfen, rein und unrein zu trennen.',
        'Smooth walls, reinforced base and handles on all sides. Colours help to keep clean and soiled goods apart.',
      ],
    ],
    care: [
      ['Spülmaschinenfest, auch in der Korbdurchlaufmaschine.', 'Dishwasher-safe, in rack conveyor machines too.'],
      [
        'Beschriftungsfeld an der Stirnseite, passend zu allen Etiketten.',
        'A label field on the front takes all common labels.',
      ],
    ],
  },
  {
    category: 'lagern',
    brands: ['Bohlenau', 'Nordwend'],
    picture: 'storage',
    box: 6,
    models: [model('Vorratsdose luftdicht', 'Airtight storage jar')],
    axes: [
      priced('volume', 'volume', ['0,5 l', 5.9], ['1,0 l', 7.4], ['1,5 l', 8.9], ['2,3 l', 11.4]),
      tints('schwarz', 'holz'),
    ],
    traits: { material: ['Borosilikatglas', 'borosilicate glass'], stackable: yes, dishwasher_safe: yes },
    about: [
      [
        'Dose mit dicht schließendem Deckel für Kaffee, Tee, Nüsse und Trockenware. Das Glas zeigt, was drin ist.',
        'Jar with a tight lid for coffee, tea, nuts and dry goods. The glass shows what is inside.',
      ],
      [
        'Sieht auf dem Tresen so gut aus wie im Regal. Die Silikondichtung hält Aroma drinnen und Feuchtigkeit draußen.',
        'Looks as good on the counter as on the shelf. The silicone seal keeps aroma in and moisture out.',
      ],
    ],
    care: [
      ['Glas spülmaschinenfest, Deckel von Hand abwischen.', 'Glass dishwasher-safe, wipe the lid by hand.'],
      ['Dichtungen sind einzeln erhältlich.', 'Seals are sold singly.'],
    ],
  },
  {
    category: 'lagern',
    brands: ['Nordwend'],
    picture: 'trolley',
    box: 1,
    models: [
      model('Servierwagen 2 Etagen', 'Service trolley, 2 tiers', 1),
      model('Servierwagen 3 Etagen', 'Service trolley, 3 tiers', 1.25),
      model('Abräumwagen', 'Clearing trolley', 1.5),
    ],
    axes: [priced('size', 'dimensions', ['71 × 41 cm', 119], ['85 × 45 cm', 139], ['100 × 50 cm', 169])],
    traits: {
      material: ['Edelstahl', 'stainless steel'],
      version: ['4 Lenkrollen, 2 mit Bremse', '4 castors, 2 braked'],
    },
    about: [
      [
        'Wagen mit schallgedämmten Borden und umlaufendem Rand. Die Rollen laufen leise und hinterlassen keine Spuren.',
        'Trolley with sound-damped shelves and a rim all round. The castors run quietly and leave no marks.',
      ],
      [
        'Trägt 50 kg je Bord und passt durch jede Küchentür. Zerlegt geliefert, in zehn Minuten aufgebaut.',
        'Carries 50 kg per shelf and fits through any kitchen door. Delivered flat and built in ten minutes.',
      ],
    ],
    care: [
      ['Feucht abwischen, Edelstahlpflege nach Bedarf.', 'Wipe damp, use steel polish as needed.'],
      ['Rollen und Borde sind als Ersatzteil lieferbar.', 'Castors and shelves are available as spares.'],
    ],
  },
  {
    category: 'lagern',
    brands: ['Pappelei', 'Nordwend'],
    picture: 'carton',
    box: 20,
    models: [
      model('Versandkarton zweiwellig', 'Double-wall shipping box', 1, {
        label: 'Versandkarton',
        traits: { material: ['Wellpappe', 'corrugated board'] },
      }),
      model('Flaschenkarton mit Gefache', 'Bottle box with dividers', 1.4, {
        label: 'Flaschenkarton',
        traits: { material: ['Wellpappe', 'corrugated board'] },
      }),
    ],
    axes: [
      priced('size', 'dimensions', ['30 × 20 × 15 cm', 0.89], ['40 × 30 × 20 cm', 1.39], ['60 × 40 × 40 cm', 2.49]),
    ],
    traits: { version: ['flach geliefert', 'delivered flat'] },
    about: [
      [
        'Stabiler Karton für Versand, Umzug und Lager. Steht in Sekunden und trägt bis 30 kg.',
        'Sturdy box for shipping, moving and storage. Up in seconds and carries up to 30 kg.',
      ],
      [
        'Aus überwiegend recycelter Wellpappe mit sauberer Rillung. Auf Euromaß abgestimmt, damit die Palette voll wird.',
        'Mostly recycled corrugated board with clean creases. Sized to Euro pallets so no space is lost.',
      ],
    ],
    care: [
      ['Trocken lagern. Nach Gebrauch ins Altpapier.', 'Keep dry. Recycle with paper after use.'],
      ['Mehrfach verwendbar, wenn das Klebeband sauber abgezogen wird.', 'Reusable if the tape is removed cleanly.'],
    ],
  },
]

const bar: Family[] = [
  {
    category: 'bar-zubehoer',
    brands: ['Wacholmar'],
    picture: 'bar-set',
    box: 2,
    models: [
      model('Boston-Shaker', 'Boston shaker', 1.3, {
        use: ['Zweiteiliger Becher zum schnellen, kalten Schütteln.', 'Two-part tin for fast, cold shaking.'],
      }),
      model('Cobbler-Shaker', 'Cobbler shaker', 1.45, {
        use: [
          'Dreiteilig mit Sieb im Deckel, für einen bis zwei Drinks.',
          'Three-part shaker with a built-in strainer for one or two drinks.',
        ],
      }),
      model('Barlöffel gedreht', 'Twisted bar spoon', 0.5, {
        use: [
          'Der gedrehte Stiel dreht sich beim Rühren von selbst zwischen den Fingern.',
          'The twisted stem turns by itself between the fingers when stirring.',
        ],
      }),
      model('Jigger 2 cl / 4 cl', 'Jigger 2 cl / 4 cl', 0.55, {
        use: [
          'Doppelmaß mit Innenmarken für 1, 2, 3 und 4 cl.',
          'Double measure with inner marks for 1, 2, 3 and 4 cl.',
        ],
      }),
      model('Strainer', 'Strainer', 0.6, {
        use: [
          'Barsieb mit dichter Feder, die Eis und Minze zurückhält.',
          'Bar strainer with a tight spring that holds back ice and mint.',
        ],
      }),
      model('Stößel', 'Muddler', 0.65, {
        use: [
          'Gerippter Kopf zum Andrücken von Limette, Beeren und Kräutern.',
          'Ribbed head for muddling lime, berries and herbs.',
        ],
      }),
      model('Barset 5-teilig', 'Bar set, 5 pieces', 3.2, {
        use: [
          'Shaker, Jigger, Löffel, Sieb und Stößel auf einem Ständer.',
          'Shaker, jigger, spoon, strainer and muddler on a stand.',
        ],
        content: pieces(5),
      }),
    ],
    axes: [
      {
        key: 'material',
        trait: 'finish',
        values: [
          value(['Edelstahl', 'stainless steel'], 16.5),
          value(['goldfarben', 'gold-coloured'], 22.5, { picture: 'bar-set-gold' }),
        ],
      },
    ],
    traits: { material: ['Edelstahl', 'stainless steel'], dishwasher_safe: yes },
    about: [
      [
        'Werkzeug für die Bar, das gut balanciert ist und auch mit kalten, nassen Händen sicher liegt.',
        'Bar tool that balances well and is safe to hold even with cold, wet hands.',
      ],
      [
        'Schwere Ausführung mit sauber entgrateten Kanten. Gemacht für lange Nächte und schnelle Runden.',
        'Heavy version with cleanly deburred edges. Made for long nights and fast rounds.',
      ],
    ],
    care: [
      [
        'Spülmaschinenfest. Goldfarbene Teile von Hand spülen, dann bleibt der Glanz.',
        'Dishwasher-safe. Wash gold-coloured pieces by hand to keep their shine.',
      ],
      ['Nach Säften gleich ausspülen und offen trocknen lassen.', 'Rinse straight after juices and leave open to dry.'],
    ],
  },
  {
    category: 'bar-zubehoer',
    brands: ['Wacholmar', 'Nordwend'],
    picture: 'icebucket',
    box: 2,
    models: [
      model('Eiskübel mit Zange', 'Ice bucket with tongs', 1, { values: [value('1,3 l', 19.5), value('2,0 l', 24.5)] }),
      model('Sektkühler doppelwandig', 'Double-walled wine cooler', 1, {
        values: [value('1 Flasche', 27), value('2 Flaschen', 46)].map((size) => ({
          ...size,
          en: size.de.replace('Flaschen', 'bottles').replace('Flasche', 'bottle'),
        })),
      }),
      model('Eiswürfelbehälter isoliert', 'Insulated ice container', 1, {
        values: [value('5 l', 49), value('10 l', 68)],
      }),
    ],
    axes: [{ key: 'size', trait: 'volume', values: [] }],
    traits: { material: ['Edelstahl', 'stainless steel'], dishwasher_safe: yes },
    about: [
      [
        'Hält Eis über Stunden fest und beschlägt außen nicht. Der Siebboden trennt Schmelzwasser ab.',
        'Keeps ice solid for hours without sweating outside. The strainer base drains meltwater.',
      ],
      [
        'Für Tisch, Tresen und Buffet, innen poliert und mit breitem Griff.',
        'For table, counter and buffet, polished inside and with a wide handle.',
      ],
    ],
    care: [
      ['Spülmaschinenfest.', 'Dishwasher-safe.'],
      [
        'Mit weichem Tuch nachpolieren, dann bleiben keine Wasserflecken.',
        'Polish with a soft cloth to avoid water marks.',
      ],
    ],
  },
  {
    category: 'bar-zubehoer',
    brands: ['Kolbmoor'],
    picture: 'espresso-machine',
    box: 1,
    models: [model('Siebträgermaschine', 'Portafilter espresso machine')],
    axes: [
      {
        key: 'format',
        trait: 'version',
        values: [value(['1-gruppig', '1 group'], 1890), value(['2-gruppig', '2 groups'], 3290)],
      },
      tints('schwarz', 'kupfer', 'creme'),
    ],
    traits: {
      material: ['Edelstahl, Messing', 'stainless steel, brass'],
      power: ['3.200 W', '3,200 W'],
      voltage: ['230 V / 400 V', '230 V / 400 V'],
    },
    about: [
      [
        'Zweikreismaschine mit Messingbrühgruppe, gleichbleibender Temperatur und kräftigem Dampf. Mit Festwasseranschluss oder Tank.',
        'Heat exchanger machine with brass groups, stable temperature and strong steam. For mains water or tank.',
      ],
      [
        'Für Cafés bis 200 Tassen am Tag. Programmierbare Mengen, leise Pumpe und beheizte Tassenablage.',
        'For cafés of up to 200 cups a day. Programmable doses, a quiet pump and a heated cup tray.',
      ],
    ],
    care: [
      [
        'Täglich rückspülen, alle drei Monate Dichtungen prüfen. Ersatzteile liefern wir zehn Jahre.',
        'Backflush daily and check seals every three months. Spare parts for ten years.',
      ],
      [
        'Mit enthärtetem Wasser betreiben. Aufbau und Einweisung auf Anfrage.',
        'Run on softened water. Installation and training on request.',
      ],
    ],
  },
  {
    category: 'bar-zubehoer',
    brands: ['Kolbmoor'],
    picture: 'grinder',
    box: 1,
    models: [
      model('Kaffeemühle Direktmahler', 'On-demand coffee grinder', 1),
      model('Espressomühle mit Waage', 'Espresso grinder with scale', 1.6),
    ],
    axes: [
      {
        key: 'size',
        trait: 'diameter',
        values: [value(['Mahlscheiben 58 mm', '58 mm burrs'], 549), value(['Mahlscheiben 64 mm', '64 mm burrs'], 729)],
      },
      tints('schwarz', 'creme'),
    ],
    traits: {
      material: ['Aluminium, Stahl', 'aluminium, steel'],
      power: ['350 W', '350 W'],
      voltage: ['230 V', '230 V'],
    },
    about: [
      [
        'Mahlt auf Knopfdruck direkt in den Siebträger, gleichmäßig und fast ohne Totraum. Der Mahlgrad ist stufenlos einstellbar.',
        'Grinds at a touch straight into the portafilter, evenly and with hardly any retention. Stepless adjustment.',
      ],
      [
        'Langsam laufende, gehärtete Scheiben schonen das Aroma. Zwei Mengen sind speicherbar.',
        'Slow, hardened burrs protect the aroma. Two doses can be stored.',
      ],
    ],
    care: [
      ['Wöchentlich mit Reinigungsgranulat durchmahlen.', 'Run cleaning granules through it weekly.'],
      [
        'Mahlscheiben nach etwa 600 kg tauschen. Ohne Werkzeug zu öffnen.',
        'Replace burrs after about 600 kg. Opens without tools.',
      ],
    ],
  },
]

export const kitchenFamilies: Family[] = [...pots, ...knives, ...gastronorm, ...tools, ...storage, ...bar]
