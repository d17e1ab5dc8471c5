import { dyes, tints } from '../colours.ts'
import { model, pieces, times, value } from '../family.ts'
import type { Axis, Family, Value } from '../family.ts'
import type { Words } from '../traits.ts'
import { no, yes } from '../traits.ts'

const PORCELAIN: Words = ['Hartporzellan', 'hard porcelain']
const STONEWARE: Words = ['Steinzeug', 'stoneware']

const diameters = (...values: [text: string, price: number][]): Axis => ({
  key: 'size',
  trait: 'diameter',
  values: values.map(([text, price]) => value(text, price)),
})
const volumes = (...values: [text: string, price: number][]): Axis => ({
  key: 'volume',
  trait: 'volume',
  values: values.map(([text, price]) => value(text, price)),
})
const sizes = (...values: Value[]): Axis => ({ key: 'size', trait: 'dimensions', values })

const porcelainCare: Words[] = [
  [
    'Spülmaschinenfest, mikrowellengeeignet und bis 220 °C im Ofen verwendbar. Einzelne Teile bleiben über Jahre nachkaufbar.',
    'Dishwasher-safe, microwave-safe and fit for ovens up to 220 °C. Single pieces stay available for years.',
  ],
  [
    'Die harte Glasur verträgt tägliches Spülen in der Gewerbemaschine. Der verstärkte Rand schlägt beim Stapeln kaum aus.',
    'The hard glaze takes daily washing in a commercial machine. The reinforced rim hardly chips when stacked.',
  ],
]

const plates: Family[] = [
  {
    category: 'teller-schalen',
    brands: ['Weidlach'],
    picture: 'plate-coupe',
    box: 12,
    models: [model('Teller flach Coupe Alva', 'Flat coupe plate Alva')],
    axes: [
      diameters(['16 cm', 3.1], ['21 cm', 4.4], ['24 cm', 5.6], ['27 cm', 6.9], ['30 cm', 9.2]),
      tints('weiss', 'sand', 'petrol', 'salbei', 'schiefer'),
    ],
    traits: {
      material: PORCELAIN,
      series: ['Alva', 'Alva'],
      stackable: yes,
      microwave_safe: yes,
      dishwasher_safe: yes,
    },
    about: [
      [
        'Randloser Coupe-Teller mit leicht hochgezogener Kante: Soßen bleiben auf dem Teller, der Anrichteplatz ist größer als bei einem Fahnenteller. Die Serie Alva lässt sich über alle Farben mischen.',
        'Rimless coupe plate with a gently raised edge: sauces stay put and there is more room to plate than with a rim. All colours of the Alva range mix.',
      ],
      [
        'Flacher Teller aus dicht gebranntem Hartporzellan für Hauptgang, Frühstück und Buffet. Er liegt ruhig auf dem Tisch und stapelt platzsparend.',
        'Flat plate of densely fired hard porcelain for main courses, breakfast and buffet. It sits firmly and stacks in little space.',
      ],
    ],
    care: porcelainCare,
  },
  {
    category: 'teller-schalen',
    brands: ['Weidlach'],
    picture: 'plate-rim',
    box: 12,
    models: [model('Teller flach mit Fahne Linea', 'Flat rimmed plate Linea')],
    axes: [
      diameters(['15 cm', 2.5], ['19 cm', 3.2], ['21 cm', 3.8], ['25 cm', 4.9], ['27 cm', 5.9], ['31 cm', 8.9]),
      tints('weiss', 'sand', 'schiefer'),
    ],
    traits: {
      material: PORCELAIN,
      series: ['Linea', 'Linea'],
      stackable: yes,
      microwave_safe: yes,
      dishwasher_safe: yes,
    },
    about: [
      [
        'Klassischer Fahnenteller mit ruhigem Spiegel. Die breite Fahne rahmt das Gericht und gibt beim Tragen sicheren Griff.',
        'Classic rimmed plate with a calm well. The wide rim frames the dish and gives a safe grip when carrying.',
      ],
      [
        'Der Teller für Bankett und à la carte: schlichte Linie, kräftiger Scherben, gleichmäßige Glasur. Vom Brotteller bis zum Platzteller aus einer Serie.',
        'The plate for banquets and à la carte: plain line, sturdy body, even glaze. From bread plate to charger in one range.',
      ],
    ],
    care: porcelainCare,
  },
  {
    category: 'teller-schalen',
    brands: ['Tonmar', 'Weidlach'],
    picture: 'plate-deep',
    box: 6,
    models: [
      model('Teller tief Erda', 'Deep plate Erda', 1.15, { traits: { material: STONEWARE, series: ['Erda', 'Erda'] } }),
      model('Pastateller Alva', 'Pasta plate Alva', 1.25, {
        traits: { material: PORCELAIN, series: ['Alva', 'Alva'] },
      }),
    ],
    axes: [diameters(['21 cm', 5.2], ['24 cm', 6.6], ['27 cm', 8.1]), tints('weiss', 'petrol', 'terrakotta')],
    traits: { stackable: yes, microwave_safe: yes, dishwasher_safe: yes },
    about: [
      [
        'Tiefer Teller mit breiter Mulde für Pasta, Risotto, Eintopf und Salat. Der steile Innenrand hält warme Gerichte zusammen und hilft beim Aufnehmen.',
        'Deep plate with a wide well for pasta, risotto, stew and salad. The steep inner wall keeps warm dishes together and helps the spoon.',
      ],
      [
        'Viel Volumen bei wenig Höhe: Suppen schwappen nicht, Bowls wirken großzügig. Die matte Glasur lässt keine Messerspuren zurück.',
        'Much volume at little height: soup does not spill and bowls look generous. The matt glaze shows no knife marks.',
      ],
    ],
    care: porcelainCare,
  },
  {
    category: 'teller-schalen',
    brands: ['Tonmar', 'Weidlach'],
    picture: 'bowl',
    box: 6,
    models: [
      model('Schale rund Erda', 'Round bowl Erda', 1.1, { traits: { material: STONEWARE, series: ['Erda', 'Erda'] } }),
      model('Bowl Alva', 'Bowl Alva', 1, { traits: { material: PORCELAIN, series: ['Alva', 'Alva'] } }),
    ],
    axes: [
      diameters(['12 cm', 3.4], ['15 cm', 4.6], ['18 cm', 6.2], ['21 cm', 8.4]),
      tints('weiss', 'sand', 'salbei', 'terrakotta', 'schiefer'),
    ],
    traits: { stackable: yes, microwave_safe: yes, dishwasher_safe: yes },
    about: [
      [
        'Runde Schale für Poke Bowl, Ramen, Müsli und Beilagen. Der Fußring hält sie auch auf dem Tablett an ihrem Platz.',
        'Round bowl for poke, ramen, muesli and sides. The foot ring keeps it in place even on a tray.',
      ],
      [
        'Von der Dipschale bis zur Salatbowl eine Form in vier Größen. Die Größen stehen ineinander und brauchen im Regal wenig Platz.',
        'One shape in four sizes, from dip dish to salad bowl. The sizes nest and need little shelf space.',
      ],
    ],
    care: porcelainCare,
  },
  {
    category: 'teller-schalen',
    brands: ['Weidlach'],
    picture: 'platter',
    box: 4,
    models: [model('Platte oval Linea', 'Oval platter Linea')],
    axes: [
      sizes(value('24 × 17 cm', 6.4), value('29 × 20 cm', 8.7), value('34 × 24 cm', 12.4)),
      tints('weiss', 'sand', 'schiefer'),
    ],
    traits: { material: PORCELAIN, series: ['Linea', 'Linea'], stackable: yes, dishwasher_safe: yes },
    about: [
      [
        'Ovale Platte für Fisch, Spargel und Fleisch am Stück. Der flache Rand lässt Platz für Beilagen und Garnitur.',
        'Oval platter for fish, asparagus and joints. The flat rim leaves room for sides and garnish.',
      ],
      [
        'Servierplatte aus Hartporzellan, auf der auch große Portionen ordentlich liegen. Sie passt zu allen Tellern der Serie.',
        'Serving platter of hard porcelain on which even large portions lie neatly. It matches all plates of the range.',
      ],
    ],
    care: porcelainCare,
  },
]

const cupCare: Words[] = [
  [
    'Spülmaschinenfest und mikrowellengeeignet. Der dicke Scherben hält Heißes länger heiß.',
    'Dishwasher-safe and microwave-safe. The thick body keeps drinks hot for longer.',
  ],
  [
    'Vor dem Servieren auf der Maschine vorwärmen, danach einfach in den Korb der Spülmaschine stellen. Die Glasur nimmt keine Kaffeeränder an.',
    'Warm it on the machine before serving, then simply put it in the dishwasher rack. The glaze does not stain from coffee.',
  ],
]

const cups: Family[] = [
  {
    category: 'tassen-becher',
    brands: ['Tidemar', 'Weidlach'],
    picture: 'cup-cappuccino',
    box: 6,
    models: [
      model('Cappuccinotasse Kai mit Untertasse', 'Cappuccino cup Kai with saucer', 1, {
        values: [value('18 cl', 5.4), value('22 cl', 5.9)],
      }),
      model('Milchkaffeetasse Alva mit Untertasse', 'Café au lait cup Alva with saucer', 1, {
        values: [value('28 cl', 6.8), value('35 cl', 7.6)],
      }),
    ],
    axes: [volumes(), tints('weiss', 'sand', 'petrol', 'salbei', 'terrakotta', 'schiefer')],
    traits: { material: PORCELAIN, stackable: no, microwave_safe: yes, dishwasher_safe: yes },
    about: [
      [
        'Bauchige Tasse mit runder Innenform: Die Milch dreht sich beim Eingießen und das Muster steht mittig. Die Untertasse hält sie mit einem tiefen Spiegel fest.',
        'Bellied cup with a round inside: milk turns as it is poured and the pattern stays centred. The saucer holds it in a deep well.',
      ],
      [
        'Tasse und Untertasse aus Hartporzellan für Café und Frühstück. Der Henkel lässt Platz für zwei Finger, auch in großen Händen.',
        'Cup and saucer of hard porcelain for café and breakfast. The handle has room for two fingers, large hands included.',
      ],
    ],
    care: cupCare,
  },
  {
    category: 'tassen-becher',
    brands: ['Tidemar'],
    picture: 'cup-espresso',
    box: 6,
    models: [model('Espressotasse Kai mit Untertasse', 'Espresso cup Kai with saucer')],
    axes: [volumes(['6 cl', 3.9], ['8 cl', 4.3], ['12 cl', 4.9]), tints('weiss', 'terrakotta', 'schiefer')],
    traits: { material: PORCELAIN, microwave_safe: yes, dishwasher_safe: yes },
    about: [
      [
        'Dickwandige Espressotasse mit eiförmigem Boden, an dem sich die Crema sammelt. Mit Untertasse, auf der auch das Löffelchen liegen bleibt.',
        'Thick-walled espresso cup with an egg-shaped base that gathers the crema. With a saucer that keeps the spoon in place.',
      ],
      [
        'Kleine Tasse für Espresso, Ristretto und Macchiato. Sie passt unter jeden Siebträger und steht stabil auf der Tassenablage.',
        'Small cup for espresso, ristretto and macchiato. It fits under every portafilter and stands firmly on the cup warmer.',
      ],
    ],
    care: cupCare,
  },
  {
    category: 'tassen-becher',
    brands: ['Weidlach'],
    picture: 'cupstack',
    box: 12,
    models: [model('Kaffeetasse stapelbar Linea', 'Stackable coffee cup Linea')],
    axes: [volumes(['18 cl', 3.2], ['20 cl', 3.5], ['25 cl', 4.1]), tints('weiss', 'salbei', 'petrol')],
    traits: {
      material: PORCELAIN,
      series: ['Linea', 'Linea'],
      stackable: yes,
      microwave_safe: yes,
      dishwasher_safe: yes,
    },
    about: [
      [
        'Zylindrische Kaffeetasse, die sicher bis zu fünf Stück hoch steht. Gemacht für Tagung, Frühstück und Kantine.',
        'Cylindrical coffee cup that stands safely five high. Made for conferences, breakfast and canteens.',
      ],
      [
        'Stapeltasse mit Rastkante: nichts verkeilt sich, nichts kippt. Die passende Untertasse gibt es in derselben Farbe.',
        'Stacking cup with a locking edge: nothing jams, nothing tips. Saucers come in the same colour.',
      ],
    ],
    care: cupCare,
  },
  {
    category: 'tassen-becher',
    brands: ['Tidemar', 'Pappelei'],
    picture: 'mug',
    box: 12,
    minimum: 24,
    designable: true,
    models: [model('Kaffeebecher mit Druck', 'Printed mug'), model('Teebecher mit Druck', 'Printed tea mug', 1.12)],
    axes: [
      volumes(['30 cl', 4.2], ['35 cl', 4.8], ['45 cl', 5.9]),
      dyes('wein', 'koralle', 'meer', 'feld', 'schiefer', 'lehm'),
    ],
    traits: { material: STONEWARE, microwave_safe: yes, dishwasher_safe: yes },
    about: [
      [
        'Henkelbecher aus Steinzeug, rundum in Farbe glasiert und mit deinem Logo bedruckt. Die Farbe wird eingebrannt und bleibt beim Spülen stehen.',
        'Stoneware mug glazed in colour all round and printed with your logo. The print is fired in and stays through washing.',
      ],
      [
        'Der Becher für Büro, Foyer und Frühstücksraum, den Gäste gern mitnehmen möchten. Das Druckfeld reicht von Henkel zu Henkel.',
        'The mug for office, lobby and breakfast room that guests would like to take home. The print runs from handle to handle.',
      ],
    ],
    care: cupCare,
  },
  {
    category: 'tassen-becher',
    brands: ['Tonmar'],
    picture: 'teapot',
    box: 2,
    models: [model('Teekanne Erda mit Sieb', 'Teapot Erda with strainer')],
    axes: [volumes(['40 cl', 13.9], ['60 cl', 16.9], ['90 cl', 21.5]), tints('weiss', 'petrol', 'schiefer')],
    traits: { material: STONEWARE, series: ['Erda', 'Erda'], dishwasher_safe: yes },
    about: [
      [
        'Kanne mit herausnehmbarem Edelstahlsieb und tropffreiem Ausguss. Der Deckel rastet ein und bleibt beim Einschenken sitzen.',
        'Pot with a removable stainless steel strainer and a drip-free spout. The lid locks and stays on while pouring.',
      ],
      [
        'Teekanne aus Steinzeug für losen Tee und Beutel. Sie hält zwei bis sechs Tassen lange warm.',
        'Stoneware teapot for loose tea and bags. It keeps two to six cups warm for long.',
      ],
    ],
    care: cupCare,
  },
  {
    category: 'tassen-becher',
    brands: ['Weidlach'],
    picture: 'jug',
    box: 6,
    models: [model('Milchkännchen Alva', 'Milk jug Alva')],
    axes: [volumes(['5 cl', 2.9], ['15 cl', 4.2], ['30 cl', 6.1]), tints('weiss', 'sand')],
    traits: { material: PORCELAIN, series: ['Alva', 'Alva'], dishwasher_safe: yes },
    about: [
      [
        'Kännchen für Milch und Sahne mit fein gezogener Schnaupe. Kein Tropfen läuft zurück auf den Tisch.',
        'Jug for milk and cream with a finely drawn lip. No drop runs back onto the table.',
      ],
      [
        'Kleine Gießkanne für Kaffeegedeck und Dessert, etwa für Vanillesoße am Tisch. Sie passt auf jede Untertasse der Serie.',
        'Small pourer for coffee sets and desserts, for custard at the table. It fits every saucer of the range.',
      ],
    ],
    care: cupCare,
  },
]

const steelPieces = [
  model('Tafelmesser', 'Table knife', 1.35, { picture: 'tableknife-*' }),
  model('Tafelgabel', 'Table fork', 1, { picture: 'fork-*' }),
  model('Tafellöffel', 'Table spoon', 1, { picture: 'spoon-*' }),
  model('Dessertmesser', 'Dessert knife', 1.2, { picture: 'tableknife-*' }),
  model('Dessertgabel', 'Dessert fork', 0.9, { picture: 'fork-*' }),
  model('Dessertlöffel', 'Dessert spoon', 0.9, { picture: 'spoon-*' }),
  model('Kaffeelöffel', 'Coffee spoon', 0.65, { picture: 'coffeespoon-*' }),
  model('Espressolöffel', 'Espresso spoon', 0.58, { picture: 'coffeespoon-*' }),
  model('Kuchengabel', 'Cake fork', 0.68, { picture: 'cakefork-*' }),
  model('Steakmesser', 'Steak knife', 1.8, { picture: 'steakknife-*' }),
  model('Fischmesser', 'Fish knife', 1.15, { picture: 'fishknife-*' }),
  model('Buttermesser', 'Butter knife', 1.05, { picture: 'butterknife-*' }),
]
const cutleryCare: Words[] = [
  [
    'Spülmaschinenfest. Nach dem Spülen gleich trocknen, dann bleibt die Oberfläche ohne Flecken.',
    'Dishwasher-safe. Dry straight after washing and the surface stays free of spots.',
  ],
  [
    'Im Besteckkorb mit dem Griff nach unten spülen und nicht im Salzwasser liegen lassen. Einzelne Teile sind langfristig lieferbar.',
    'Wash handle down in the cutlery basket and do not leave in salty water. Single pieces stay available long-term.',
  ],
]

const cutlery: Family[] = [
  {
    category: 'besteck',
    brands: ['Rennfeld'],
    picture: 'cutlery-steel',
    finish: 'steel',
    box: 12,
    name: ['{model} Arno, {colour}', '{model} Arno, {colour}'],
    models: steelPieces,
    axes: [
      {
        key: 'colour',
        trait: 'finish',
        values: [
          value(['Edelstahl poliert', 'polished steel'], 2.2),
          value(['goldfarben', 'gold-coloured'], 4.1, { finish: 'gold' }),
          value(['schwarz', 'black'], 3.9, { finish: 'black' }),
        ],
      },
    ],
    traits: { material: ['Edelstahl 18/10', 'stainless steel 18/10'], series: ['Arno', 'Arno'], dishwasher_safe: yes },
    about: [
      [
        'Schlankes Besteck mit langem, schmalem Stiel und weicher Kante. Die Materialstärke von 3 mm liegt satt in der Hand.',
        'Slender cutlery with a long, narrow handle and soft edges. At 3 mm thickness it has a good weight in the hand.',
      ],
      [
        'Serie Arno für gehobene Tische: ausgewogen, ohne Zierrat und in drei Oberflächen zu haben. Alle Teile sind aus einem Stück geschlagen.',
        'The Arno range for fine tables: balanced, plain and made in three finishes. Every piece is struck from one blank.',
      ],
    ],
    care: cutleryCare,
  },
  {
    category: 'besteck',
    brands: ['Stahlgau'],
    picture: 'cutlery-steel',
    finish: 'steel',
    box: 24,
    name: ['{model} Bela, {colour}', '{model} Bela, {colour}'],
    models: steelPieces.map((piece) => ({ ...piece })),
    axes: [
      {
        key: 'colour',
        trait: 'finish',
        values: [value(['glänzend', 'bright'], 0.95), value(['matt gebürstet', 'brushed'], 1.15)],
      },
    ],
    traits: { material: ['Edelstahl 18/0', 'stainless steel 18/0'], series: ['Bela', 'Bela'], dishwasher_safe: yes },
    about: [
      [
        'Robustes Besteck für Kantine, Biergarten und Frühstücksbuffet. Die Serie Bela ist magnetisch und wird vom Abfallmagneten der Spülküche gehalten.',
        'Sturdy cutlery for canteens, beer gardens and breakfast buffets. The Bela range is magnetic and is caught by the scrap magnet.',
      ],
      [
        'Zeitlose Form mit abgerundetem Stiel, 2 mm stark. Gut zu greifen, schnell zu polieren, leicht nachzukaufen.',
        'Timeless shape with a rounded handle, 2 mm thick. Easy to hold, quick to polish, simple to reorder.',
      ],
    ],
    care: cutleryCare,
  },
]

const linenCare: Words[] = [
  [
    'Waschbar bis 60 °C, trocknergeeignet und mangelfest. Vor dem ersten Gebrauch einmal waschen.',
    'Washable up to 60 °C, fit for dryer and ironer. Wash once before first use.',
  ],
  [
    'Für die gewerbliche Wäscherei gemacht, die Farbe bleibt auch nach vielen Wäschen. Leicht feucht mangeln, dann liegt der Stoff glatt.',
    'Made for commercial laundries; the colour stays through many washes. Iron slightly damp for a smooth finish.',
  ],
]

const napkins: Family[] = [
  {
    category: 'servietten-tischwaesche',
    brands: ['Pappelei'],
    picture: 'napkins',
    box: 12,
    designable: true,
    models: [
      model('Serviette Zelltuch 3-lagig', 'Tissue napkin, 3-ply', 1, {
        content: pieces(100),
        traits: { material: ['Zelltuch', 'tissue'], plies: ['3', '3'] },
      }),
      model('Serviette Airlaid stoffähnlich', 'Airlaid napkin, cloth-like', 2.1, {
        content: pieces(50),
        traits: { material: ['Airlaid', 'airlaid'], plies: ['1', '1'] },
      }),
    ],
    axes: [
      sizes(value('24 × 24 cm', 2.6), value('33 × 33 cm', 3.9), value('40 × 40 cm', 5.4)),
      dyes('wein', 'ton', 'meer', 'feld', 'senf', 'schiefer', 'papier'),
    ],
    traits: { format: ['1/4-Falz', '1/4 fold'] },
    about: [
      [
        'Durchgefärbte Serviette, auf Wunsch mit deinem Logo bedruckt. Der feine Prägerand liegt glatt auf dem Tisch.',
        'Napkin dyed through, printed with your logo on request. The fine embossed edge lies flat on the table.',
      ],
      [
        'Saugfähig, weich und reißfest genug für Finger Food und Kuchen. Die Farben sind auf unsere Kerzen und Tischläufer abgestimmt.',
        'Absorbent, soft and strong enough for finger food and cake. The colours match our candles and table runners.',
      ],
    ],
    care: [
      [
        'Aus Holz aus verantwortungsvoller Waldwirtschaft, mit Farben auf Wasserbasis bedruckt. Gebraucht gehört sie in den Restmüll.',
        'Made of wood from responsibly managed forests and printed with water-based inks. Dispose of it with residual waste after use.',
      ],
      [
        'Lebensmittelecht und ohne optische Aufheller. Trocken lagern, dann bleibt die Farbe gleichmäßig.',
        'Food-safe and free of optical brighteners. Keep dry and the colour stays even.',
      ],
    ],
  },
  {
    category: 'servietten-tischwaesche',
    brands: ['Leinholm'],
    picture: 'clothnapkin',
    box: 10,
    models: [
      model('Stoffserviette Atlaskante', 'Cloth napkin with satin band', 1, {
        traits: { material: ['Baumwolle', 'cotton'], weight_per_area: ['215 g/m²', '215 g/m²'] },
      }),
      model('Leinenserviette Halm', 'Linen napkin Halm', 1.9, {
        traits: { material: ['Leinen', 'linen'], weight_per_area: ['190 g/m²', '190 g/m²'] },
      }),
    ],
    axes: [sizes(value('40 × 40 cm', 2.4), value('50 × 50 cm', 3.1)), tints('weiss', 'rost', 'gruen')],
    traits: { washing: ['60 °C', '60 °C'] },
    about: [
      [
        'Mundserviette mit sauber umgenähter Kante, die sich gut brechen und falten lässt. Sie nimmt Feuchtigkeit sofort auf.',
        'Napkin with a neatly hemmed edge that folds well into shape. It absorbs moisture at once.',
      ],
      [
        'Stoffserviette für den gedeckten Tisch: dichtes Gewebe, satter Fall, kein Fusseln auf dunkler Kleidung.',
        'Cloth napkin for the laid table: dense weave, rich drape and no lint on dark clothes.',
      ],
    ],
    care: linenCare,
  },
  {
    category: 'servietten-tischwaesche',
    brands: ['Leinholm', 'Brunhilda'],
    picture: 'linen',
    box: 2,
    models: [
      model('Tischdecke Damast', 'Damask tablecloth', 1, {
        values: [
          value('130 × 130 cm', 17.5),
          value('130 × 170 cm', 21.5),
          value('130 × 220 cm', 27),
          value('160 × 160 cm', 26),
        ],
        traits: { material: ['Baumwolle', 'cotton'] },
      }),
      model('Tischläufer Halm', 'Table runner Halm', 1, {
        values: [value('40 × 150 cm', 11.5), value('50 × 170 cm', 14.5)],
        traits: { material: ['Halbleinen', 'half linen'] },
      }),
    ],
    axes: [sizes(), tints('weiss', 'grau', 'gruen', 'blau', 'rost')],
    traits: { weight_per_area: ['220 g/m²', '220 g/m²'], washing: ['60 °C', '60 °C'] },
    about: [
      [
        'Tischwäsche mit schwerem Fall und doppelt genähtem Saum. Das Gewebe ist blickdicht und deckt auch dunkle Platten ab.',
        'Table linen with a heavy drape and a double-stitched hem. The weave is opaque and covers dark tops.',
      ],
      [
        'Gemacht für täglich wechselnde Tische: formstabil, knitterarm und in fünf aufeinander abgestimmten Farben.',
        'Made for tables that change daily: holds its shape, creases little and comes in five matching colours.',
      ],
    ],
    care: linenCare,
  },
  {
    category: 'servietten-tischwaesche',
    brands: ['Leinholm', 'Pappelei'],
    picture: 'apron',
    box: 5,
    designable: true,
    models: [
      model('Latzschürze', 'Bib apron', 1, { values: [value('70 × 85 cm', 11.9), value('75 × 100 cm', 13.9)] }),
      model('Servierschürze', 'Waiter’s apron', 1, { values: [value('80 × 40 cm', 7.9), value('100 × 60 cm', 9.4)] }),
    ],
    axes: [sizes(), dyes('wein', 'meer', 'feld', 'schiefer', 'lehm')],
    traits: {
      material: ['65 % Polyester, 35 % Baumwolle', '65 % polyester, 35 % cotton'],
      weight_per_area: ['240 g/m²', '240 g/m²'],
      washing: ['60 °C', '60 °C'],
    },
    about: [
      [
        'Schürze mit langen Bindebändern und tiefer Tasche für Block und Kellnermesser. Dein Logo wird gestickt oder gedruckt.',
        'Apron with long ties and a deep pocket for pad and corkscrew. Your logo is embroidered or printed.',
      ],
      [
        'Dichtes Mischgewebe, das Spritzer abhält und sich trotzdem leicht trägt. Alle Nähte sind doppelt, die Taschenecken verriegelt.',
        'Dense mixed fabric that repels splashes yet wears lightly. All seams are double, pocket corners reinforced.',
      ],
    ],
    care: linenCare,
  },
]

const buffet: Family[] = [
  {
    category: 'buffet-servieren',
    brands: ['Weidlach'],
    picture: 'platter',
    box: 2,
    models: [
      model('Buffetplatte rechteckig', 'Rectangular buffet platter', 1, { traits: { material: PORCELAIN } }),
      model('Buffetplatte Melamin', 'Melamine buffet platter', 0.7, {
        traits: { material: ['Melamin', 'melamine'] },
      }),
    ],
    axes: [
      sizes(value('32 × 18 cm', 14.5), value('40 × 25 cm', 21), value('53 × 32 cm', 34)),
      tints('weiss', 'schiefer', 'sand'),
    ],
    traits: { stackable: yes, dishwasher_safe: yes },
    about: [
      [
        'Flache Platte für Aufschnitt, Käse und Fingerfood. Der erhöhte Rand hält Garnitur und Saft auf der Fläche.',
        'Flat platter for cold cuts, cheese and finger food. The raised edge keeps garnish and juices on it.',
      ],
      [
        'Sie passt in die Maße der Buffetmodule und lässt sich lückenlos reihen. Griffmulden an den Schmalseiten helfen beim Nachlegen.',
        'It matches buffet modules and lines up without gaps. Recesses on the short sides help when refilling.',
      ],
    ],
    care: [
      [
        'Spülmaschinenfest und stapelbar. Vor dem Befüllen kühlen, dann bleibt der Belag länger frisch.',
        'Dishwasher-safe and stackable. Chill before filling and toppings stay fresh for longer.',
      ],
      [
        'Die glatte Fläche ist nach dem Buffet schnell sauber. Ersatz gibt es einzeln, auch Jahre später.',
        'The smooth surface is clean in no time after the buffet. Replacements are sold singly, even years later.',
      ],
    ],
  },
  {
    category: 'buffet-servieren',
    brands: ['Amselhag'],
    picture: 'etagere',
    box: 1,
    models: [
      model('Etagere zweistufig', 'Two-tier cake stand', 1, { traits: { height: ['26 cm', '26 cm'] } }),
      model('Etagere dreistufig', 'Three-tier cake stand', 1.4, { traits: { height: ['38 cm', '38 cm'] } }),
    ],
    axes: [diameters(['20 cm', 24.9], ['24 cm', 29.9]), tints('weiss', 'salbei')],
    traits: { material: PORCELAIN, dishwasher_safe: yes },
    about: [
      [
        'Etagere für Gebäck, Petits Fours und Obst am Tisch. Der Tragring aus Messingoptik lässt sich zum Spülen abschrauben.',
        'Stand for pastries, petits fours and fruit at the table. The brass-look ring unscrews for washing.',
      ],
      [
        'Zum Nachmittagstee oder als Blickfang auf dem Buffet. Die Stange steht fest, die Teller sind gegen Verdrehen gesichert.',
        'For afternoon tea or as an eye-catcher on the buffet. The rod stands firm and the plates cannot twist.',
      ],
    ],
    care: [
      ['Teller spülmaschinenfest, Stange von Hand abwischen.', 'Plates dishwasher-safe; wipe the rod by hand.'],
      [
        'In wenigen Handgriffen zerlegt und flach gelagert. Ersatzteller sind einzeln erhältlich.',
        'Taken apart in moments and stored flat. Spare plates are sold singly.',
      ],
    ],
  },
  {
    category: 'buffet-servieren',
    brands: ['Nordwend'],
    picture: 'servingtray',
    box: 6,
    models: [
      model('Serviertablett rund rutschhemmend', 'Round non-slip tray', 1),
      model('Serviertablett rund mit hohem Rand', 'Round tray with high rim', 1.2),
    ],
    axes: [diameters(['28 cm', 8.4], ['35 cm', 10.4], ['40 cm', 12.9]), tints('schwarz', 'rost')],
    traits: { material: ['Glasfaser, Laminat', 'fibreglass, laminate'], stackable: yes, dishwasher_safe: yes },
    about: [
      [
        'Tablett mit gummierter Oberfläche: Gläser bleiben auch bei Schräglage stehen. Leicht, verwindungssteif und leise auf dem Tisch.',
        'Tray with a rubberised surface: glasses stay put even when tilted. Light, rigid and quiet on the table.',
      ],
      [
        'Für Service und Bar, mit umlaufendem Rand gegen Überlaufen. Die Unterseite ist griffig und trägt sich sicher auf der Hand.',
        'For service and bar, with a rim all round against spills. The grippy underside sits safely on the hand.',
      ],
    ],
    care: [
      ['Spülmaschinenfest bis 80 °C.', 'Dishwasher-safe up to 80 °C.'],
      [
        'Feucht abwischen genügt. Keine scheuernden Schwämme verwenden.',
        'A damp cloth is enough. Do not use abrasive sponges.',
      ],
    ],
  },
  {
    category: 'buffet-servieren',
    brands: ['Amselhag', 'Bohlenau'],
    picture: 'basket',
    box: 6,
    models: [
      model('Brotkorb oval geflochten', 'Woven oval bread basket', 1),
      model('Brotkorb rund geflochten', 'Woven round bread basket', 0.95),
      model('Brötchenkorb eckig geflochten', 'Woven square roll basket', 1.1),
    ],
    axes: [sizes(value('20 cm', 5.9), value('25 cm', 7.4), value('32 cm', 9.9))],
    traits: { material: ['Polyrattan', 'poly rattan'], dishwasher_safe: yes, stackable: yes },
    about: [
      [
        'Korb im Rattanlook für Brot und Brötchen am Tisch und am Buffet. Das Geflecht ist lebensmittelecht und splittert nicht.',
        'Rattan-look basket for bread and rolls at table and buffet. The weave is food-safe and does not splinter.',
      ],
      [
        'Leicht, stapelbar und mit festem Boden. Krümel lassen sich einfach ausklopfen.',
        'Light, stackable and with a firm base. Crumbs shake out easily.',
      ],
    ],
    care: [
      ['Spülmaschinenfest bis 70 °C.', 'Dishwasher-safe up to 70 °C.'],
      ['Mit warmem Wasser abspülen und an der Luft trocknen lassen.', 'Rinse with warm water and leave to dry.'],
    ],
  },
  {
    category: 'buffet-servieren',
    brands: ['Nordwend', 'Herdau'],
    picture: 'chafing',
    box: 1,
    models: [
      model('Chafing Dish mit Rolltop', 'Roll-top chafing dish', 1, {
        values: [value('GN 1/1', 159), value('GN 2/3', 129), value('GN 1/2', 114)],
      }),
      model('Chafing Dish klassisch', 'Classic chafing dish', 1, {
        values: [value('GN 1/1', 74.9), value('GN 2/3', 64.9), value('GN 1/2', 54.9)],
      }),
      model('Suppenstation', 'Soup station', 1, { values: [value('7 l', 98), value('10 l', 119)] }),
    ],
    axes: [{ key: 'size', trait: 'gn_size', values: [] }],
    traits: { material: ['Edelstahl 18/10', 'stainless steel 18/10'], dishwasher_safe: no },
    about: [
      [
        'Hält Speisen am Buffet im Wasserbad auf Serviertemperatur. Mit Einsatz, Wasserwanne und zwei Brennern für Brennpaste.',
        'Keeps buffet dishes at serving temperature in a water bath. With insert, water pan and two fuel burners.',
      ],
      [
        'Standfestes Gestell mit kühl bleibenden Griffen. Der Deckel hält in jeder Stellung und fängt Kondenswasser auf.',
        'Sturdy frame with handles that stay cool. The lid holds in any position and catches condensation.',
      ],
    ],
    care: [
      [
        'Mit heißem Wasser füllen, dann ist die Temperatur nach wenigen Minuten erreicht.',
        'Fill with hot water and it is ready within minutes.',
      ],
      ['Nach Gebrauch auswischen und trocken polieren.', 'Wipe out after use and polish dry.'],
    ],
  },
]

const decoration: Family[] = [
  {
    category: 'tischaccessoires',
    brands: ['Lavendorf'],
    picture: 'candle',
    box: 6,
    models: [model('Duftkerze im Glas', 'Scented candle in glass')],
    axes: [
      {
        key: 'flavour',
        trait: 'scent',
        values: [
          value(['Lavendel', 'lavender'], 1, { palette: 'flieder' }),
          value(['Zitrone', 'lemon'], 1, { palette: 'feld' }),
          value(['Zeder', 'cedar'], 1, { palette: 'tanne' }),
          value(['Feige', 'fig'], 1, { palette: 'beere' }),
          value(['Leinen', 'fresh linen'], 1, { palette: 'meer' }),
        ],
      },
      {
        key: 'volume',
        trait: 'burning_time',
        values: [times(['30 Stunden', '30 hours'], 6.9), times(['50 Stunden', '50 hours'], 9.9)],
      },
    ],
    traits: { material: ['Rapswachs', 'rapeseed wax'] },
    about: [
      [
        'Kerze aus Rapswachs mit Baumwolldocht im wiederverwendbaren Glas. Der Duft ist zurückhaltend und überdeckt kein Essen.',
        'Rapeseed wax candle with a cotton wick in a reusable glass. The scent is discreet and does not mask food.',
      ],
      [
        'Brennt ruhig, rußarm und bis auf den Boden ab. Für Empfang, Bad und Zimmer.',
        'Burns calmly, with little soot, right down to the base. For reception, bathroom and room.',
      ],
    ],
    care: [
      [
        'Docht vor jedem Anzünden auf 5 mm kürzen. Nie unbeaufsichtigt brennen lassen.',
        'Trim the wick to 5 mm before lighting. Never leave unattended.',
      ],
      [
        'Beim ersten Mal brennen lassen, bis die ganze Fläche flüssig ist.',
        'On first use let it burn until the whole surface has melted.',
      ],
    ],
  },
  {
    category: 'tischaccessoires',
    brands: ['Amselhag', 'Tonmar'],
    picture: 'vase',
    box: 4,
    models: [model('Tischvase Knospe', 'Table vase Knospe'), model('Solitärvase Halm', 'Single-stem vase Halm', 0.8)],
    axes: [
      { key: 'size', trait: 'height', values: [value('12 cm', 5.4), value('18 cm', 7.9), value('24 cm', 12.4)] },
      tints('weiss', 'terrakotta', 'schiefer'),
    ],
    traits: { material: ['Keramik', 'ceramic'], dishwasher_safe: yes },
    about: [
      [
        'Vase mit schwerem Fuß, die auch einen langen Zweig trägt. Die matte Oberfläche nimmt keine Fingerabdrücke an.',
        'Vase with a heavy foot that carries even a long branch. The matt surface shows no fingerprints.',
      ],
      [
        'Niedrig genug, dass sich Gäste über den Tisch hinweg sehen. Innen glasiert und wasserdicht.',
        'Low enough for guests to see each other across the table. Glazed inside and watertight.',
      ],
    ],
    care: [
      ['Spülmaschinenfest.', 'Dishwasher-safe.'],
      ['Kalkränder lösen sich mit etwas Essigwasser.', 'Limescale comes off with a little vinegar in water.'],
    ],
  },
  {
    category: 'tischaccessoires',
    brands: ['Amselhag'],
    picture: 'tapers',
    box: 8,
    content: pieces(12),
    models: [model('Stabkerzen durchgefärbt', 'Dyed taper candles')],
    axes: [
      { key: 'size', trait: 'length', values: [value('20 cm', 8.9), value('25 cm', 10.4), value('30 cm', 12.4)] },
      tints('creme', 'rot', 'gruen'),
    ],
    traits: {
      material: ['Stearin', 'stearin'],
      diameter: ['2,2 cm', '2.2 cm'],
      burning_time: ['8 Stunden', '8 hours'],
    },
    about: [
      [
        'Durchgefärbte Kerzen aus Stearin, die in warmen Räumen gerade bleiben. Sie brennen tropffrei, solange kein Zug geht.',
        'Stearin candles dyed through that stay straight in warm rooms. They burn without dripping out of draughts.',
      ],
      [
        'Zwölf Kerzen mit konischem Fuß für alle gängigen Leuchter. Ohne Palmöl hergestellt.',
        'Twelve candles with a tapered foot for all common holders. Made without palm oil.',
      ],
    ],
    care: [
      ['Kühl und liegend lagern.', 'Store cool and lying flat.'],
      [
        'Docht vor dem Anzünden kürzen, dann rußt die Kerze nicht.',
        'Trim the wick before lighting and the candle will not soot.',
      ],
    ],
  },
  {
    category: 'tischaccessoires',
    brands: ['Bohlenau'],
    picture: 'mill',
    box: 2,
    models: [
      model('Pfeffermühle Buche', 'Beech pepper mill', 1, { traits: { material: ['Buche, geölt', 'oiled beech'] } }),
      model('Salzmühle Buche', 'Beech salt mill', 1, { traits: { material: ['Buche, geölt', 'oiled beech'] } }),
      model('Pfeffermühle Akazie', 'Acacia pepper mill', 1.2, {
        traits: { material: ['Akazie, geölt', 'oiled acacia'] },
      }),
      model('Salz- und Pfeffermühle Set', 'Salt and pepper mill set', 1.9, {
        picture: 'mills',
        content: pieces(2),
        traits: { material: ['Buche, geölt', 'oiled beech'] },
      }),
    ],
    axes: [
      {
        key: 'size',
        trait: 'height',
        values: [value('12 cm', 13.9), value('18 cm', 16.9), value('22 cm', 19.9), value('32 cm', 28.9)],
      },
    ],
    traits: { version: ['Keramikmahlwerk', 'ceramic grinder'], dishwasher_safe: no },
    about: [
      [
        'Mühle aus gedrechseltem Holz mit Keramikmahlwerk, das nicht rostet und Salz wie Pfeffer mahlt. Der Mahlgrad wird am Kopf eingestellt.',
        'Turned wooden mill with a ceramic grinder that does not rust and grinds salt and pepper alike. Set the grind at the top.',
      ],
      [
        'Liegt gut in der Hand und mahlt gleichmäßig von fein bis grob. Zum Nachfüllen genügt eine Drehung am Knauf.',
        'Sits well in the hand and grinds evenly from fine to coarse. One turn of the knob opens it for refilling.',
      ],
    ],
    care: [
      [
        'Feucht abwischen, nicht in die Spülmaschine geben. Das Holz von Zeit zu Zeit ölen.',
        'Wipe damp, not for the dishwasher. Oil the wood from time to time.',
      ],
      ['Vor dem Nachfüllen mit grobem Salz einmal durchmahlen.', 'Run through once with coarse salt before refilling.'],
    ],
  },
]

const menus: Family[] = [
  {
    category: 'speisekarten',
    brands: ['Kartenau', 'Pappelei'],
    picture: 'menu',
    box: 10,
    designable: true,
    models: [
      model('Speisekartenmappe Leinenstruktur', 'Menu cover, linen texture', 1, { label: 'Speisekarte' }),
      model('Getränkekarte Leinenstruktur', 'Drinks list cover, linen texture', 0.9, { label: 'Getränke' }),
    ],
    axes: [
      {
        key: 'format',
        trait: 'format',
        values: [value('DIN A5', 8.4), value('DIN A4', 11.4), value('DIN A4 schmal', 10.2)].map((format) => ({
          ...format,
          en: format.de.replace('schmal', 'slim'),
        })),
      },
      dyes('wein', 'feld', 'schiefer', 'lehm', 'meer'),
    ],
    traits: {
      material: ['Buchleinen auf Graupappe', 'book cloth on grey board'],
      version: ['4 Hüllen, Fadenbindung', '4 sleeves, thread-bound'],
    },
    about: [
      [
        'Kartenmappe mit Einband in Leinenstruktur und geprägtem Logo. Die klaren Hüllen nehmen acht Seiten auf und lassen sich erweitern.',
        'Menu cover bound in linen texture with an embossed logo. Clear sleeves hold eight pages and can be extended.',
      ],
      [
        'Liegt aufgeschlagen flach und schließt von selbst. Seiten tauschst du in Sekunden, ohne Werkzeug.',
        'Lies flat when open and closes by itself. Pages change in seconds, without tools.',
      ],
    ],
    care: [
      ['Einband feucht abwischbar.', 'The cover wipes clean with a damp cloth.'],
      [
        'Druck oder Prägung ab einem Karton, die Druckvorlage prüfen wir vorab.',
        'Printing or embossing from one case; we check the artwork first.',
      ],
    ],
  },
  {
    category: 'speisekarten',
    brands: ['Kartenau'],
    picture: 'menu-leather',
    box: 5,
    designable: true,
    models: [
      model('Speisekarte Lederoptik', 'Menu, leather look', 1, { label: 'Speisekarte' }),
      model('Weinkarte Lederoptik', 'Wine list, leather look', 1.05, { label: 'Weinkarte' }),
      model('Rechnungsmappe Lederoptik', 'Bill folder, leather look', 0.6, {
        label: 'Rechnung',
        values: [value('12 × 22 cm', 9.5), value('14 × 24 cm', 10.9)],
      }),
    ],
    axes: [
      {
        key: 'format',
        trait: 'format',
        values: [value('DIN A5', 14.9), value('DIN A4', 18.9), value(['DIN A4 schmal', 'DIN A4 slim'], 17.4)],
      },
    ],
    traits: { material: ['Kunstleder', 'imitation leather'], colour: ['braun', 'brown'] },
    about: [
      [
        'Mappe in genarbter Lederoptik mit geprägtem Schriftzug und verdeckter Bindung. Die Ecken sind mit Metall gefasst.',
        'Folder in grained leather look with embossed lettering and concealed binding. The corners are edged in metal.',
      ],
      [
        'Weich gepolsterter Einband, der sich wertig anfühlt und Jahre im Service hält. Innen mit Eckbändern für lose Blätter.',
        'Softly padded cover that feels fine and lasts for years in service. Corner bands inside hold loose sheets.',
      ],
    ],
    care: [
      ['Mit feuchtem Tuch abwischbar, fettabweisend.', 'Wipes clean with a damp cloth, repels grease.'],
      ['Nicht auf heißen Flächen ablegen.', 'Do not lay on hot surfaces.'],
    ],
  },
  {
    category: 'speisekarten',
    brands: ['Pappelei', 'Kartenau'],
    picture: 'tablecard',
    box: 20,
    designable: true,
    models: [
      model('Tischaufsteller Dachform', 'Tent card', 1, { label: 'Heute frisch' }),
      model('Tischaufsteller dreiseitig', 'Three-sided table card', 1.3, { label: 'Tageskarte' }),
    ],
    axes: [
      {
        key: 'format',
        trait: 'format',
        values: [value('DIN A6', 1.35), value('DIN A5', 1.95), value(['DIN lang', 'DIN long'], 1.6)],
      },
      {
        key: 'colour',
        trait: 'colour',
        values: [
          times(['creme', 'cream'], 1, { palette: 'wein' }),
          times(['tannengrün', 'fir green'], 1, { palette: 'tanne' }),
          times(['nachtblau', 'midnight blue'], 1, { palette: 'nacht' }),
        ],
      },
    ],
    traits: {
      material: ['Karton 350 g/m²', '350 gsm board'],
      version: ['beidseitig bedruckt', 'printed on both sides'],
    },
    about: [
      [
        'Aufsteller aus festem Karton für Tagesgericht, Aktion oder WLAN. Wir drucken deine Vorlage in Farbe und liefern flach.',
        'Card of sturdy board for dish of the day, offers or Wi-Fi. We print your artwork in colour and deliver flat.',
      ],
      [
        'Mit Steckverschluss in einem Griff aufgestellt, standfest auch bei offener Tür.',
        'Set up in one move thanks to its tab, and steady even by an open door.',
      ],
    ],
    care: [
      ['Die Oberfläche ist cellophaniert und lässt sich abwischen.', 'The surface is laminated and wipes clean.'],
      ['Flach lagern. Nach Gebrauch ins Altpapier.', 'Store flat. Recycle with paper after use.'],
    ],
  },
]

export const tableFamilies: Family[] = [...plates, ...cups, ...cutlery, ...napkins, ...buffet, ...decoration, ...menus]
