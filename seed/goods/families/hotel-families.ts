import { tints } from '../colours.ts'
import { millilitres, model, pieces, priced, value } from '../family.ts'
import type { Axis, Family } from '../family.ts'
import type { Words } from '../traits.ts'
import { no } from '../traits.ts'

const linenCare: Words[] = [
  [
    'Nach Pflegeetikett waschbar, trocknergeeignet und einlaufarm. Ohne Weichspüler waschen, dann bleibt der Stoff saugfähig.',
    'Washable at the temperature on the label, tumble-dryable and low-shrink. Wash without softener to keep it absorbent.',
  ],
  [
    'Für die gewerbliche Wäscherei geprüft, Farben chlorfrei waschen. Vor dem ersten Einsatz einmal waschen.',
    'Tested for commercial laundries; wash colours without chlorine. Wash once before first use.',
  ],
]

const bedding: Family[] = [
  {
    category: 'bettwaren',
    brands: ['Brunhilda'],
    picture: 'bed',
    box: 4,
    models: [
      model('Bettwäsche-Set Mako-Satin', 'Mako satin bed linen set', 1.3, {
        traits: { material: ['Baumwolle, Mako-Satin', 'cotton, Mako satin'] },
      }),
      model('Bettwäsche-Set Perkal', 'Percale bed linen set', 1, {
        traits: { material: ['Baumwolle, Perkal', 'cotton percale'] },
      }),
    ],
    axes: [
      priced('size', 'dimensions', ['135 × 200 cm', 29.5], ['155 × 220 cm', 36], ['200 × 220 cm', 49]),
      tints('gruen', 'blau', 'rost'),
    ],
    traits: { washing: ['60 °C', '60 °C'], version: ['Hotelverschluss', 'envelope closure'] },
    about: [
      [
        'Bezug und Kissenbezug 80 × 80 cm mit Hotelverschluss, der ohne Knöpfe hält. Das dichte Gewebe ist weich und bleibt nach dem Mangeln glatt.',
        'Duvet cover and pillowcase 80 × 80 cm with an envelope closure that needs no buttons. The dense weave is soft and stays smooth after ironing.',
      ],
      [
        'Bettwäsche mit Webstreifen für den Objektbereich: atmungsaktiv, farbecht und über Jahre nachkaufbar.',
        'Woven-stripe bed linen for hotels: breathable, colour-fast and available to reorder for years.',
      ],
    ],
    care: linenCare,
  },
  {
    category: 'bettwaren',
    brands: ['Brunhilda', 'Leinholm'],
    picture: 'duvet',
    palette: 'weiss',
    box: 2,
    models: [
      model('Bettdecke Ganzjahr Faser', 'All-season fibre duvet', 1, {
        traits: { filling: ['Hohlfaser', 'hollow fibre'] },
      }),
      model('Bettdecke Daune', 'Down duvet', 2.9, {
        traits: { filling: ['90 % Daunen, 10 % Federn', '90 % down, 10 % feathers'] },
      }),
      model('Sommerdecke leicht', 'Light summer duvet', 0.75, { traits: { filling: ['Lyocell', 'lyocell'] } }),
    ],
    axes: [priced('size', 'dimensions', ['135 × 200 cm', 38], ['155 × 220 cm', 48], ['200 × 220 cm', 64])],
    traits: { material: ['Baumwollbatist', 'cotton batiste'], washing: ['60 °C', '60 °C'] },
    about: [
      [
        'Gesteppte Decke mit Baumwollhülle, in der sich die Füllung nicht verschiebt. Angenehm leicht und atmungsaktiv.',
        'Quilted duvet with a cotton shell that keeps the filling in place. Pleasantly light and breathable.',
      ],
      [
        'Hoteldecke mit doppelt eingefasster Kante und Größenetikett, damit in der Wäsche nichts vertauscht wird.',
        'Hotel duvet with a double-bound edge and size label so that nothing gets mixed up in the laundry.',
      ],
    ],
    care: [
      [
        'Waschbar bis 60 °C, trocknergeeignet. Beim Trocknen zwei Tennisbälle mitlaufen lassen.',
        'Washable up to 60 °C and tumble-dryable. Add two tennis balls when drying.',
      ],
      [
        'Regelmäßig lüften und aufschütteln. Die Hülle ist dicht gewebt und hält Staub ab.',
        'Air and shake out regularly. The shell is tightly woven and keeps dust out.',
      ],
    ],
  },
  {
    category: 'bettwaren',
    brands: ['Leinholm', 'Brunhilda'],
    picture: 'duvet',
    box: 4,
    models: [
      model('Spannbettlaken Jersey', 'Jersey fitted sheet', 1, {
        traits: { material: ['Baumwolle, Jersey', 'cotton jersey'] },
      }),
      model('Matratzenauflage wasserdicht', 'Waterproof mattress protector', 1.5, {
        traits: { material: ['Frottier mit PU-Membran', 'terry with PU membrane'] },
      }),
    ],
    axes: [
      priced('size', 'dimensions', ['90 × 200 cm', 11.9], ['140 × 200 cm', 15.9], ['180 × 200 cm', 18.9]),
      tints('weiss', 'blau'),
    ],
    traits: { height: ['bis 30 cm Matratze', 'up to 30 cm mattress'], washing: ['60 °C', '60 °C'] },
    about: [
      [
        'Mit umlaufendem Gummi und markierten Ecken schnell aufgezogen. Sitzt faltenfrei, auch auf hohen Matratzen und Boxspringbetten.',
        'Elastic all round and marked corners make it quick to fit. Sits without creases, on high mattresses and box springs too.',
      ],
      [
        'Dehnbar, weich und formstabil. Die Größe ist am Saum farbig gekennzeichnet.',
        'Stretchy, soft and stable. A coloured mark at the hem shows the size.',
      ],
    ],
    care: [
      [
        'Waschbar bis 60 °C und trocknergeeignet. Bügeln ist nicht nötig.',
        'Washable up to 60 °C and tumble-dryable. Needs no ironing.',
      ],
      [
        'Mit ähnlichen Farben waschen und leicht feucht aus dem Trockner nehmen.',
        'Wash with similar colours and take from the dryer slightly damp.',
      ],
    ],
  },
]

const towels: Family[] = [
  {
    category: 'handtuecher',
    brands: ['Brunhilda'],
    picture: 'towels',
    box: 10,
    models: [
      model('Gästehandtuch Walkfrottier', 'Terry guest towel', 1, { values: [value('30 × 50 cm', 1.9)] }),
      model('Handtuch Walkfrottier', 'Terry hand towel', 1, { values: [value('50 × 100 cm', 4.4)] }),
      model('Duschtuch Walkfrottier', 'Terry bath towel', 1, { values: [value('70 × 140 cm', 8.6)], box: 5 }),
      model('Badetuch Walkfrottier', 'Terry bath sheet', 1, { values: [value('100 × 150 cm', 13.5)], box: 5 }),
    ],
    axes: [{ key: 'size', trait: 'dimensions', values: [] }, tints('weiss', 'grau', 'gruen', 'blau', 'rost')],
    traits: {
      material: ['Baumwolle', 'cotton'],
      weight_per_area: ['500 g/m²', '500 g/m²'],
      washing: ['95 °C', '95 °C'],
    },
    about: [
      [
        'Gewalktes Frottier mit dichten Schlingen: saugt sofort, trocknet schnell und zieht keine Fäden. Die Bordüre ist schlicht und passt in jedes Bad.',
        'Fulled terry with dense loops: absorbs at once, dries fast and does not snag. The plain border suits every bathroom.',
      ],
      [
        'Doppelt genähte Säume und Aufhänger an der Längsseite. Gemacht für Hunderte Wäschen in Hotel und Spa.',
        'Double-stitched hems and a hanger on the long side. Made for hundreds of washes in hotels and spas.',
      ],
    ],
    care: linenCare,
  },
  {
    category: 'handtuecher',
    brands: ['Leinholm'],
    picture: 'towels',
    box: 10,
    models: [
      model('Handtuch Zwirnfrottier', 'Twisted-yarn hand towel', 1, { values: [value('50 × 100 cm', 5.2)] }),
      model('Duschtuch Zwirnfrottier', 'Twisted-yarn bath towel', 1, { values: [value('70 × 140 cm', 9.9)], box: 5 }),
      model('Badvorleger Frottier', 'Terry bath mat', 1, { values: [value('50 × 80 cm', 6.4)] }),
    ],
    axes: [{ key: 'size', trait: 'dimensions', values: [] }, tints('weiss', 'grau', 'blau')],
    traits: {
      material: ['Bio-Baumwolle', 'organic cotton'],
      weight_per_area: ['550 g/m²', '550 g/m²'],
      washing: ['60 °C', '60 °C'],
    },
    about: [
      [
        'Gezwirntes Garn macht die Schlingen fest und formstabil, der Griff bleibt voll. Aus Baumwolle in Bio-Qualität.',
        'Twisted yarn makes the loops firm and stable while staying full to the touch. Organic cotton.',
      ],
      [
        'Dick, weich und langlebig für Häuser, in denen das Bad Eindruck machen soll.',
        'Thick, soft and durable for houses in which the bathroom is meant to impress.',
      ],
    ],
    care: linenCare,
  },
  {
    category: 'handtuecher',
    brands: ['Brunhilda', 'Leinholm'],
    picture: 'towelrolls',
    box: 5,
    models: [
      model('Saunatuch', 'Sauna towel', 1, { values: [value('80 × 200 cm', 12.9), value('100 × 200 cm', 15.9)] }),
      model('Pooltuch Velours', 'Velour pool towel', 1, {
        values: [value('80 × 180 cm', 14.9), value('100 × 180 cm', 17.9)],
      }),
    ],
    axes: [{ key: 'size', trait: 'dimensions', values: [] }, tints('weiss', 'grau', 'gruen')],
    traits: {
      material: ['Baumwolle', 'cotton'],
      weight_per_area: ['450 g/m²', '450 g/m²'],
      washing: ['60 °C', '60 °C'],
    },
    about: [
      [
        'Langes Tuch für Liege und Sauna, das an keiner Kante zu kurz ist. Leicht genug, um schnell zu trocknen.',
        'Long towel for lounger and sauna that is too short nowhere. Light enough to dry quickly.',
      ],
      [
        'Eine Seite weich geschoren, eine mit Schlingen. Gerollt ein ordentliches Bild im Regal.',
        'One side sheared soft, the other looped. Looks tidy rolled on the shelf.',
      ],
    ],
    care: linenCare,
  },
  {
    category: 'handtuecher',
    brands: ['Brunhilda'],
    picture: 'slippers',
    box: 50,
    models: [
      model('Hotelslipper Frottier geschlossen', 'Closed terry hotel slippers', 1),
      model('Hotelslipper Frottier offen', 'Open terry hotel slippers', 0.85),
    ],
    axes: [priced('size', 'length', ['28 cm', 1.25], ['30 cm', 1.35]), tints('weiss', 'grau')],
    traits: { material: ['Frottier, EVA-Sohle', 'terry, EVA sole'], washing: ['40 °C', '40 °C'] },
    about: [
      [
        'Slipper mit 5 mm starker, rutschhemmender Sohle. Paarweise in Papierbanderole verpackt.',
        'Slippers with a 5 mm non-slip sole. Packed in pairs with a paper band.',
      ],
      [
        'Weich gefüttert und fest genug für den Weg ins Spa. Bestickung mit deinem Logo auf Anfrage.',
        'Softly lined and firm enough for the way to the spa. Embroidery with your logo on request.',
      ],
    ],
    care: [
      ['Waschbar bis 40 °C und mehrfach zu tragen.', 'Washable up to 40 °C and good for several stays.'],
      [
        'Paarweise verpackt, die Größe steht auf der Banderole. Passt bis Schuhgröße 45.',
        'Packed in pairs with the size on the band. Fits shoes up to size 45.',
      ],
    ],
  },
]

const scents: Axis = {
  key: 'flavour',
  trait: 'scent',
  values: [
    value(['Lavendel', 'lavender'], undefined, { palette: 'flieder' }),
    value(['Grüner Tee', 'green tea'], undefined, { palette: 'minze' }),
    value(['Zitrusblüte', 'citrus blossom'], undefined, { palette: 'feld' }),
  ],
}
const scented: Words = ['{model} {flavour} {volume}', '{model} {flavour} {volume}']

const fillable = (...list: [text: string, amount: number, price: number][]): Axis => ({
  key: 'volume',
  trait: 'volume',
  values: list.map(([text, amount, price]) => value(text, price, { content: millilitres(amount) })),
})

const cosmeticsCare: Words[] = [
  [
    'Hautverträglich, ohne Silikone, Mikroplastik und Parabene. Dermatologisch geprüft.',
    'Kind to skin, free of silicones, microplastics and parabens. Dermatologically tested.',
  ],
  [
    'Vegan und biologisch abbaubar. Kühl und lichtgeschützt 30 Monate haltbar.',
    'Vegan and biodegradable. Keeps for 30 months if stored cool and dark.',
  ],
]

const cosmetics: Family[] = [
  {
    category: 'hotelkosmetik',
    brands: ['Lavendorf'],
    picture: 'flacons',
    box: 100,
    name: scented,
    models: [
      model('Duschgel Flacon', 'Shower gel bottle', 1, { label: 'Duschgel' }),
      model('Shampoo Flacon', 'Shampoo bottle', 1, { label: 'Shampoo' }),
      model('Körperlotion Flacon', 'Body lotion bottle', 1.15, { label: 'Körperlotion' }),
    ],
    axes: [fillable(['30 ml', 30, 0.42], ['50 ml', 50, 0.58]), scents],
    traits: { material: ['recyceltes PET', 'recycled PET'] },
    about: [
      [
        'Kleine Flasche aus recyceltem PET fürs Gästebad. Der Inhalt reicht für zwei Tage, der Klappdeckel läuft im Koffer nicht aus.',
        'Small bottle of recycled PET for the guest bathroom. Lasts two days, and the flip-top does not leak in a suitcase.',
      ],
      [
        'Zurückhaltender Duft, der zu Bettwäsche und Raumkerze der Serie passt. Milde Rezeptur für jeden Tag.',
        'A discreet scent that matches the linen spray and candle of the range. Mild formula for every day.',
      ],
    ],
    care: cosmeticsCare,
  },
  {
    category: 'hotelkosmetik',
    brands: ['Badwiesen', 'Lavendorf'],
    picture: 'pump-amber',
    box: 12,
    name: scented,
    models: [
      model('Duschgel Braunglas', 'Shower gel in amber glass', 1, { label: 'Duschgel' }),
      model('Körperlotion Braunglas', 'Body lotion in amber glass', 1.2, { label: 'Körperlotion' }),
    ],
    axes: [fillable(['300 ml', 300, 6.9], ['500 ml', 500, 8.9]), scents],
    traits: { material: ['Braunglas', 'amber glass'] },
    about: [
      [
        'Pumpflasche aus Braunglas, die sich aus dem Kanister nachfüllen lässt. Sie ersetzt rund hundert kleine Flacons im Jahr.',
        'Amber glass pump bottle, refillable from the canister. It replaces about a hundred small bottles a year.',
      ],
      [
        'Sieht am Waschtisch gut aus und bleibt beim Pumpen an ihrem Platz. Der Pumpkopf ist verriegelbar.',
        'Looks good by the basin and stays put when pumped. The pump head locks.',
      ],
    ],
    care: cosmeticsCare,
  },
  {
    category: 'hotelkosmetik',
    brands: ['Badwiesen'],
    picture: 'pump',
    box: 12,
    name: scented,
    models: [
      model('Shampoo Pumpflasche', 'Shampoo pump bottle', 1, { label: 'Shampoo' }),
      model('Haarspülung Pumpflasche', 'Conditioner pump bottle', 1.1, { label: 'Haarspülung' }),
    ],
    axes: [fillable(['300 ml', 300, 4.9], ['500 ml', 500, 6.4]), scents],
    traits: { material: ['recyceltes PE', 'recycled PE'] },
    about: [
      [
        'Nachfüllbare Pumpflasche mit Diebstahlschutz für Wandhalter. Die Füllhöhe ist auf einen Blick zu sehen.',
        'Refillable pump bottle with theft protection for wall brackets. The fill level shows at a glance.',
      ],
      [
        'Milde Pflege für jedes Haar, mit Pflanzenauszügen und wenig Schaum, der sich schnell ausspülen lässt.',
        'Mild care for all hair with plant extracts and a light foam that rinses out fast.',
      ],
    ],
    care: cosmeticsCare,
  },
  {
    category: 'hotelkosmetik',
    brands: ['Lavendorf'],
    picture: 'candle',
    box: 12,
    name: ['{model} {flavour} {size}', '{model} {flavour} {size}'],
    models: [model('Raumkerze Spa', 'Spa candle', 1, { label: 'Raumkerze' })],
    axes: [priced('size', 'burning_time', ['20 h', 4.9], ['40 h', 7.9]), scents],
    traits: { material: ['Sojawachs', 'soy wax'] },
    about: [
      [
        'Kerze aus Sojawachs für Bad, Sauna und Ruheraum. Der Duft ist derselbe wie bei Duschgel und Lotion.',
        'Soy wax candle for bathroom, sauna and relaxation room. The scent is that of the shower gel and lotion.',
      ],
      [
        'Brennt gleichmäßig bis zum Boden und rußt kaum. Im Glas, das sich weiterverwenden lässt.',
        'Burns evenly to the base with hardly any soot. Comes in a glass that can be used again.',
      ],
    ],
    care: [
      [
        'Docht vor dem Anzünden kürzen und nie unbeaufsichtigt brennen lassen.',
        'Trim the wick before lighting and never leave it burning unattended.',
      ],
      ['Auf eine feste, nicht brennbare Unterlage stellen.', 'Place on a firm, non-flammable surface.'],
    ],
  },
]

const dispenserModels = [
  model('Seifenspender', 'Soap dispenser', 1, { label: 'Seife', values: [value('500 ml', 28), value('1.000 ml', 34)] }),
  model('Desinfektionsmittelspender', 'Hand sanitiser dispenser', 1.3, {
    label: 'Desinfektion',
    values: [value('500 ml', 31), value('1.000 ml', 37)],
  }),
  model('Handtuchspender', 'Paper towel dispenser', 1, {
    label: 'Handtücher',
    values: [value(['für 300 Tücher', 'for 300 towels'], 39), value(['für 600 Tücher', 'for 600 towels'], 48)],
  }),
  model('Toilettenpapierspender', 'Toilet paper dispenser', 1, {
    label: 'Papier',
    values: [value(['für 2 Rollen', 'for 2 rolls'], 29), value(['für Großrolle', 'for jumbo roll'], 36)],
  }),
]

const dispensers: Family[] = [
  {
    category: 'spender',
    brands: ['Lavendorf', 'Klarwisch'],
    picture: 'dispenser',
    palette: 'schiefer',
    box: 1,
    name: ['{model} {size}, weiß', '{model} {size}, white'],
    models: dispenserModels.map((dispenser) => ({ ...dispenser })),
    axes: [{ key: 'size', trait: 'capacity', values: [] }],
    traits: { material: ['ABS-Kunststoff', 'ABS plastic'], colour: ['weiß', 'white'] },
    about: [
      [
        'Abschließbarer Wandspender mit Sichtfenster, das den Füllstand zeigt. Schrauben und Dübel liegen bei.',
        'Lockable wall dispenser with a window that shows the fill level. Screws and plugs included.',
      ],
      [
        'Schlagfestes Gehäuse ohne Ecken, an denen Schmutz hängen bleibt. Mit einer Hand zu bedienen und in Sekunden nachgefüllt.',
        'Impact-proof housing without corners that catch dirt. Works one-handed and refills in seconds.',
      ],
    ],
    care: [
      [
        'Mit feuchtem Tuch abwischen, keine Scheuermilch verwenden.',
        'Wipe with a damp cloth, do not use abrasive cleaners.',
      ],
      [
        'Ein Schlüssel passt für alle Spender der Serie. Ersatzteile gibt es einzeln.',
        'One key fits all dispensers of the range. Spare parts are sold singly.',
      ],
    ],
  },
  {
    category: 'spender',
    brands: ['Klarwisch', 'Lavendorf'],
    picture: 'dispenser-steel',
    box: 1,
    factor: 1.9,
    name: ['{model} {size}, Edelstahl', '{model} {size}, stainless steel'],
    models: dispenserModels.map((dispenser) => ({ ...dispenser })),
    axes: [{ key: 'size', trait: 'capacity', values: [] }],
    traits: { material: ['Edelstahl, gebürstet', 'brushed stainless steel'] },
    about: [
      [
        'Spender aus gebürstetem Edelstahl mit Fingerabdruckschutz. Vandalismussicher und für stark besuchte Räume gemacht.',
        'Brushed stainless steel dispenser with an anti-fingerprint finish. Vandal-proof and made for busy washrooms.',
      ],
      [
        'Flach an der Wand, mit verdecktem Schloss und verschweißten Kanten. Nimmt handelsübliche Nachfüllungen auf.',
        'Sits flat on the wall with a concealed lock and welded edges. Takes standard refills.',
      ],
    ],
    care: [
      [
        'Mit Edelstahlpflege in Schliffrichtung wischen. Keine Chlorreiniger verwenden.',
        'Wipe along the grain with stainless steel polish. Do not use chlorine cleaners.',
      ],
      [
        'Montage mit vier Schrauben, Bohrschablone liegt bei.',
        'Mounts with four screws; a drilling template is included.',
      ],
    ],
  },
  {
    category: 'spender',
    brands: ['Lavendorf'],
    picture: 'pump',
    box: 6,
    models: [
      model('Leerflasche mit Pumpkopf', 'Empty bottle with pump', 1, {
        label: 'Zum Nachfüllen',
        traits: { material: ['recyceltes PE', 'recycled PE'] },
      }),
      model('Leerflasche Braunglas mit Pumpkopf', 'Empty amber bottle with pump', 1.6, {
        label: 'Zum Nachfüllen',
        picture: 'pump-amber',
        traits: { material: ['Braunglas', 'amber glass'] },
      }),
    ],
    axes: [priced('volume', 'volume', ['250 ml', 3.4], ['500 ml', 4.4], ['1.000 ml', 6.4])],
    traits: { dishwasher_safe: no },
    about: [
      [
        'Flasche zum Nachfüllen aus dem Kanister, mit abwischbarem Etikett. Der Pumpkopf gibt 2 ml je Hub.',
        'Bottle for refilling from the canister with a wipeable label. The pump gives 2 ml a stroke.',
      ],
      [
        'Passt in alle Wandhalter der Serie und lässt sich gegen Mitnehmen sichern.',
        'Fits all wall brackets of the range and can be secured against theft.',
      ],
    ],
    care: [
      ['Vor dem Nachfüllen heiß ausspülen und ganz trocknen lassen.', 'Rinse hot and dry fully before refilling.'],
      [
        'Pumpköpfe sind einzeln erhältlich. Leere Flaschen gehören in die Wertstoffsammlung.',
        'Pump heads are sold singly. Empty bottles go into recycling.',
      ],
    ],
  },
  {
    category: 'spender',
    brands: ['Badwiesen'],
    picture: 'slippers',
    palette: 'weiss',
    box: 25,
    models: [model('Zimmer-Set Slipper und Beutel', 'Room set, slippers and bag')],
    axes: [
      {
        key: 'content',
        trait: 'pieces_per_pack',
        values: [
          value(['10 Sets', '10 sets'], 14.9, { content: pieces(10) }),
          value(['25 Sets', '25 sets'], 34.9, { content: pieces(25) }),
        ],
      },
    ],
    traits: { material: ['Vlies, Baumwolle', 'fleece, cotton'] },
    about: [
      [
        'Slipper, Schuhputztuch und Wäschebeutel in einer Papierbanderole. Fertig zum Auslegen im Zimmer.',
        'Slippers, shoe cloth and laundry bag in a paper band. Ready to lay out in the room.',
      ],
      [
        'Zubehör für den Gast, das der Zimmerservice in einem Griff bereitlegt. Ohne Folie verpackt.',
        'Guest supplies that housekeeping lays out in one move. Packed without plastic film.',
      ],
    ],
    care: [
      ['Zum einmaligen Gebrauch, das Papier gehört ins Altpapier.', 'For single use; recycle the band with paper.'],
      ['Trocken und staubfrei lagern.', 'Store dry and free of dust.'],
    ],
  },
]

export const hotelFamilies: Family[] = [...bedding, ...towels, ...cosmetics, ...dispensers]
