import { grams, millilitres, model, pieces, times, value } from '../family.ts'
import type { Axis, Family } from '../family.ts'
import type { Words } from '../traits.ts'

const filled = (...list: [text: string, amount: number, price: number][]): Axis => ({
  key: 'volume',
  trait: 'volume',
  values: list.map(([text, amount, price]) => value(text, price, { content: millilitres(amount) })),
})

const cleanerCare: Words[] = [
  [
    'Vor Gebrauch Etikett und Sicherheitsdatenblatt lesen, Handschuhe tragen. Nicht mit anderen Reinigern mischen.',
    'Read label and safety sheet before use and wear gloves. Do not mix with other cleaners.',
  ],
  [
    'Sparsam dosieren, kurz einwirken lassen, nachwischen. Frostfrei und dicht verschlossen lagern.',
    'Dose sparingly, leave briefly, wipe off. Store frost-free and tightly closed.',
  ],
]

const cleaners: Family[] = [
  {
    category: 'reiniger',
    brands: ['Klarwisch', 'Blankmoor'],
    picture: 'canister',
    box: 2,
    models: [
      model('Allzweckreiniger Konzentrat', 'All-purpose cleaner concentrate', 1, {
        use: ['Neutraler Reiniger für alle wasserfesten Flächen.', 'Neutral cleaner for all water-resistant surfaces.'],
        traits: { ph: ['7', '7'], dosage: ['0,25–0,5 %', '0.25–0.5%'] },
      }),
      model('Bodenreiniger Konzentrat', 'Floor cleaner concentrate', 1.05, {
        use: ['Wischpflege für Fliesen, Stein und versiegeltes Holz.', 'Floor care for tiles, stone and sealed wood.'],
        palette: 'minze',
        traits: { ph: ['8', '8'], dosage: ['0,5 %', '0.5%'] },
      }),
      model('Sanitärreiniger Konzentrat', 'Bathroom cleaner concentrate', 1.1, {
        use: [
          'Saurer Reiniger gegen Kalk, Seifenreste und Urinstein.',
          'Acidic cleaner against limescale, soap residue and urine scale.',
        ],
        palette: 'beere',
        traits: { ph: ['2', '2'], dosage: ['1–2 %', '1–2%'] },
      }),
      model('Fettlöser Küche', 'Kitchen degreaser', 1.25, {
        use: [
          'Alkalischer Reiniger für Abzug, Fliesen und Arbeitsflächen.',
          'Alkaline cleaner for hoods, tiles and worktops.',
        ],
        palette: 'koralle',
        traits: { ph: ['12', '12'], dosage: ['2–10 %', '2–10%'] },
      }),
      model('Grillreiniger', 'Grill cleaner', 1.5, {
        use: [
          'Löst eingebrannte Krusten in Ofen, Grill und Kombidämpfer.',
          'Loosens burnt-on crusts in ovens, grills and combi steamers.',
        ],
        palette: 'nacht',
        traits: { ph: ['13', '13'], dosage: ['pur', 'undiluted'] },
      }),
      model('Entkalker flüssig', 'Liquid descaler', 1.2, {
        use: [
          'Schnellentkalker für Kaffeemaschine, Spülmaschine und Bain-Marie.',
          'Fast descaler for coffee machine, dishwasher and bain-marie.',
        ],
        palette: 'tanne',
        traits: { ph: ['1', '1'], dosage: ['10 %', '10%'] },
      }),
    ],
    axes: [filled(['2 l', 2000, 11.5], ['5 l', 5000, 19.9], ['10 l', 10_000, 34.5])],
    traits: { material: ['flüssig', 'liquid'] },
    about: [
      [
        'Wirkt schnell und bleibt sparsam im Verbrauch. Der Kanister hat einen Ausgießer und eine Skala an der Kante.',
        'Works fast and goes a long way. The canister has a spout and a scale on its edge.',
      ],
      [
        'Gebinde für den täglichen Bedarf in Küche, Gastraum und Zimmer. Mit kindersicherem Verschluss und klarer Dosiertabelle.',
        'Size for daily needs in kitchen, dining room and bedrooms. With a child-proof cap and a clear dosing table.',
      ],
    ],
    care: cleanerCare,
  },
  {
    category: 'reiniger',
    brands: ['Klarwisch', 'Blankmoor'],
    picture: 'spray',
    box: 10,
    models: [
      model('Glasreiniger', 'Glass cleaner', 1, {
        use: ['Für Fenster, Spiegel und Vitrinen.', 'For windows, mirrors and display cases.'],
      }),
      model('Küchenreiniger', 'Kitchen cleaner', 1.1, {
        use: [
          'Gegen Fett auf Herd, Fronten und Arbeitsflächen, geruchsneutral.',
          'Against grease on hobs, fronts and worktops, odourless.',
        ],
        palette: 'koralle',
      }),
      model('Badreiniger', 'Bathroom spray', 1.1, {
        use: ['Gegen Kalk auf Armaturen, Glas und Keramik.', 'Against limescale on taps, glass and ceramics.'],
        palette: 'beere',
      }),
      model('Edelstahlpflege', 'Stainless steel polish', 1.5, {
        use: [
          'Reinigt und schützt Edelstahl vor Fingerabdrücken.',
          'Cleans stainless steel and guards it against fingerprints.',
        ],
        palette: 'schiefer',
      }),
      model('Flächendesinfektion', 'Surface disinfectant', 1.6, {
        use: [
          'Für abwischbare Flächen in Küche, Bar und Zimmer. Biozidprodukte vorsichtig verwenden.',
          'For wipeable surfaces in kitchen, bar and room. Use biocides safely.',
        ],
        palette: 'minze',
      }),
      model('Fleckenentferner Textil', 'Fabric stain remover', 1.4, {
        use: ['Für Tischwäsche, Polster und Teppich.', 'For table linen, upholstery and carpet.'],
        palette: 'flieder',
      }),
      model('Möbelpflege', 'Furniture care spray', 1.3, {
        use: ['Pflegt lackiertes und geöltes Holz.', 'Cares for lacquered and oiled wood.'],
        palette: 'ton',
      }),
    ],
    axes: [filled(['500 ml', 500, 2.9], ['750 ml', 750, 3.7], ['1.000 ml', 1000, 4.5])],
    traits: { material: ['flüssig', 'liquid'], dosage: ['pur', 'undiluted'] },
    about: [
      [
        'Gebrauchsfertig aus der Sprühflasche: aufsprühen, wischen, fertig. Der Sprühkopf schäumt oder zerstäubt, je nach Stellung.',
        'Ready to use from the spray bottle: spray, wipe, done. The head foams or mists depending on its setting.',
      ],
      [
        'Wirkt schnell, riecht dezent und hinterlässt keinen Film. Die Flasche lässt sich aus dem Kanister nachfüllen.',
        'Works fast, smells faintly and leaves no film. The bottle refills from the canister.',
      ],
    ],
    care: cleanerCare,
  },
]

const washing: Family[] = [
  {
    category: 'spuelen',
    brands: ['Klarwisch', 'Blankmoor'],
    picture: 'canister',
    box: 2,
    models: [
      model('Maschinenspülmittel flüssig', 'Liquid machine detergent', 1, {
        use: [
          'Für Geschirr und Besteck in Hauben- und Korbmaschinen.',
          'For dishes and cutlery in hood and rack machines.',
        ],
      }),
      model('Gläserspülmittel', 'Glasswasher detergent', 1.1, {
        use: ['Schont Dekore und erhält den Bierschaum.', 'Protects decoration and keeps the head on beer.'],
        palette: 'meer',
      }),
      model('Klarspüler', 'Rinse aid', 1.25, {
        use: ['Für fleckenfreien Glanz und kurze Trockenzeit.', 'For spotless shine and short drying times.'],
        palette: 'minze',
      }),
      model('Waschmittel flüssig', 'Liquid laundry detergent', 1.15, {
        use: ['Für Tisch- und Bettwäsche ab 30 °C.', 'For table and bed linen from 30 °C.'],
        palette: 'flieder',
      }),
      model('Weichspüler', 'Fabric softener', 0.85, {
        use: [
          'Für Bettwäsche und Arbeitskleidung, nicht für Frottier.',
          'For bed linen and work clothes, not for terry.',
        ],
        palette: 'beere',
      }),
    ],
    axes: [filled(['5 l', 5000, 21.5], ['10 l', 10_000, 37.5], ['20 l', 20_000, 66])],
    traits: { material: ['flüssig', 'liquid'], dosage: ['nach Wasserhärte', 'by water hardness'] },
    about: [
      [
        'Für automatische Dosiergeräte in gewerblichen Maschinen. Arbeitet bei jeder Wasserhärte zuverlässig und schont Dichtungen.',
        'For automatic dosing in commercial machines. Works reliably at any water hardness and is gentle on seals.',
      ],
      [
        'Konzentriert und phosphatfrei: sauberes Ergebnis bei kleiner Dosis. Die Sauglanze passt ohne Umfüllen in den Kanister.',
        'Concentrated and phosphate-free: clean results at a small dose. The suction lance fits the canister directly.',
      ],
    ],
    care: cleanerCare,
  },
  {
    category: 'spuelen',
    brands: ['Blankmoor', 'Klarwisch'],
    picture: 'pump',
    box: 6,
    name: ['{model} {flavour} {volume}', '{model} {flavour} {volume}'],
    models: [model('Handspülmittel', 'Washing-up liquid', 1)],
    axes: [
      filled(['500 ml', 500, 1.9], ['1.000 ml', 1000, 2.9]),
      {
        key: 'flavour',
        trait: 'scent',
        values: [
          times(['Zitrone', 'lemon'], 1, { palette: 'feld' }),
          times(['Apfel', 'apple'], 1, { palette: 'minze' }),
          times(['Sensitiv', 'sensitive'], 1.1, { palette: 'meer' }),
        ],
      },
    ],
    traits: { material: ['flüssig', 'liquid'], ph: ['5,5', '5.5'] },
    about: [
      [
        'Löst Fett schon in lauwarmem Wasser und ist mild zur Haut. Ein Hub reicht für fünf Liter.',
        'Cuts grease even in lukewarm water and is mild to the skin. One stroke does five litres.',
      ],
      [
        'Spülmittel für Töpfe, Gläser und alles, was nicht in die Maschine soll. Schäumt wenig und spült sich rückstandsfrei ab.',
        'Washing-up liquid for pots, glasses and all that stays out of the machine. Low foam, rinses without residue.',
      ],
    ],
    care: [
      [
        'Tenside biologisch abbaubar, Flasche aus recyceltem Kunststoff.',
        'Biodegradable surfactants, bottle of recycled plastic.',
      ],
      [
        'Aus dem 5-Liter-Kanister nachfüllbar. Von Kindern fernhalten.',
        'Refillable from the 5 litre canister. Keep out of reach of children.',
      ],
    ],
  },
  {
    category: 'spuelen',
    brands: ['Klarwisch', 'Blankmoor'],
    picture: 'bucket',
    box: 1,
    models: [
      model('Spülmaschinenpulver', 'Dishwashing powder', 1, { palette: 'meer' }),
      model('Vollwaschmittel Pulver', 'Heavy-duty washing powder', 1.1, { palette: 'flieder' }),
    ],
    axes: [
      {
        key: 'content',
        trait: 'net_weight',
        values: [
          value('5 kg', 24.5, { content: grams(5000) }),
          value('10 kg', 43, { content: grams(10_000) }),
          value('15 kg', 59, { content: grams(15_000) }),
        ],
      },
    ],
    traits: { material: ['Pulver', 'powder'], dosage: ['2–4 g je Liter', '2–4 g per litre'] },
    about: [
      [
        'Kraftvolles Pulver im wiederverschließbaren Eimer mit Messbecher. Staubt kaum und bleibt rieselfähig.',
        'Powerful powder in a resealable bucket with a scoop. Hardly any dust and it stays free-flowing.',
      ],
      [
        'Entfernt Stärke, Kaffee und Fett schon ab 40 °C. Der Eimer dient danach als Vorratsbehälter.',
        'Removes starch, coffee and grease from 40 °C. The bucket is useful for storage afterwards.',
      ],
    ],
    care: cleanerCare,
  },
  {
    category: 'spuelen',
    brands: ['Blankmoor'],
    picture: 'box',
    box: 4,
    models: [
      model('Spülmaschinentabs phosphatfrei', 'Phosphate-free dishwasher tabs', 1, { label: 'Spültabs' }),
      model('Gläsertabs', 'Glasswasher tabs', 1.15),
    ],
    axes: [
      {
        key: 'content',
        trait: 'pieces_per_pack',
        values: [
          value('60 Stück', 9.9, { content: pieces(60) }),
          value(['120 Stück', '120 pieces'], 17.9, { content: pieces(120) }),
        ].map((size) => ({ ...size, en: size.de.replace('Stück', 'pieces') })),
      },
    ],
    traits: { material: ['Tabs', 'tabs'], dosage: ['1 Tab je Spülgang', '1 tab per cycle'] },
    about: [
      [
        'Tab in wasserlöslicher Folie für Teeküche, Ferienwohnung und kleine Bar. Reiniger, Klarspüler und Salz in einem.',
        'Tab in water-soluble film for tea kitchen, holiday flat and small bar. Detergent, rinse aid and salt in one.',
      ],
      [
        'Löst sich auch im Kurzprogramm ganz auf. Ohne Auspacken, ohne Dosieren.',
        'Dissolves fully even in short cycles. No unwrapping, no dosing.',
      ],
    ],
    care: [
      [
        'Karton trocken und verschlossen lagern, nur mit trockenen Händen entnehmen.',
        'Store the box dry and closed and take tabs with dry hands.',
      ],
      ['Vor Kindern schützen. Karton ins Altpapier.', 'Keep away from children. Recycle the box with paper.'],
    ],
  },
]

const paper: Family[] = [
  {
    category: 'papier',
    brands: ['Klarwisch', 'Blankmoor'],
    picture: 'rolls',
    box: 6,
    models: [
      model('Toilettenpapier', 'Toilet paper', 1, {
        use: [
          'Zerfällt schnell im Wasser und verstopft keine Leitung.',
          'Breaks up quickly in water and blocks no pipe.',
        ],
        content: pieces(8),
        traits: { material: ['Recyclingpapier', 'recycled paper'] },
      }),
      model('Küchenrolle', 'Kitchen roll', 0.9, {
        use: ['Für Spritzer, Bleche und nasse Hände.', 'For splashes, trays and wet hands.'],
        palette: 'tanne',
        content: pieces(4),
        traits: { material: ['Zellstoff', 'cellulose'] },
      }),
      model('Putzrolle nassfest', 'Wet-strong wiping roll', 2.4, {
        use: [
          'Reißt auch nass nicht und nimmt Öl wie Wasser auf.',
          'Does not tear when wet and takes up oil as well as water.',
        ],
        palette: 'meer',
        content: pieces(2),
        traits: { material: ['Recyclingpapier', 'recycled paper'] },
      }),
      model('Großrolle Toilettenpapier', 'Jumbo toilet roll', 3.1, {
        use: ['Für Spender in stark besuchten Waschräumen.', 'For dispensers in busy washrooms.'],
        palette: 'minze',
        content: pieces(6),
        traits: { material: ['Recyclingpapier', 'recycled paper'] },
      }),
    ],
    axes: [
      {
        key: 'format',
        trait: 'plies',
        values: [value(['2-lagig', '2-ply'], 3.6), value(['3-lagig', '3-ply'], 4.4), value(['4-lagig', '4-ply'], 5.2)],
      },
    ],
    traits: {},
    about: [
      [
        'Weich, reißfest und verlässlich perforiert. Die Lagen sind ohne Leim verbunden.',
        'Soft, strong and reliably perforated. The plies are joined without glue.',
      ],
      [
        'Saugstarkes Papier für Küche, Bad und Werkstatt. Passt auf alle gängigen Halter und Spender.',
        'Absorbent paper for kitchen, bathroom and workshop. Fits all common holders and dispensers.',
      ],
    ],
    care: [
      ['Trocken lagern. Hülse und Karton gehören ins Altpapier.', 'Keep dry. Recycle core and carton with paper.'],
      ['Ohne optische Aufheller und ohne Duftstoffe.', 'Free of optical brighteners and fragrance.'],
    ],
  },
  {
    category: 'papier',
    brands: ['Blankmoor', 'Klarwisch'],
    picture: 'carton',
    box: 1,
    content: pieces(3000),
    models: [
      model('Falthandtücher V-Falz', 'V-fold paper towels', 1, { label: 'Falthandtücher' }),
      model('Falthandtücher Z-Falz', 'Z-fold paper towels', 1.1, { label: 'Falthandtücher' }),
      model('Falthandtücher C-Falz', 'C-fold paper towels', 1.05, { label: 'Falthandtücher' }),
      model('Kosmetiktücher', 'Facial tissues', 1.2, {
        content: pieces(4000),
        about: [
          [
            'Weiche Tücher in Spenderboxen für Zimmer, Bad und Spa. Jedes Tuch zieht das nächste nach.',
            'Soft tissues in dispenser boxes for room, bathroom and spa. Each one pulls up the next.',
          ],
        ],
      }),
      model('Falthandtücher M-Falz', 'M-fold paper towels', 1.15, { label: 'Falthandtücher' }),
    ],
    axes: [
      {
        key: 'format',
        trait: 'plies',
        values: [value(['1-lagig', '1-ply'], 24.5), value(['2-lagig', '2-ply'], 29.5), value(['3-lagig', '3-ply'], 36)],
      },
    ],
    traits: { material: ['Zellstoff-Recycling-Mix', 'cellulose and recycled mix'] },
    about: [
      [
        'Karton mit Tüchern für alle gängigen Wandspender. Ein Tuch genügt meist, das Papier reißt auch nass nicht aus.',
        'Case of wipes for all common dispensers. One is usually enough; the paper does not tear when wet.',
      ],
      [
        'Blatt für Blatt gefaltet und lückenlos gebündelt. Weich zur Haut und stark im Aufsaugen.',
        'Folded sheet by sheet and tightly bundled. Soft on skin and highly absorbent.',
      ],
    ],
    care: [
      [
        'Der Karton trägt einen Griff und dient als Nachfüllbox.',
        'The carton has a handle and serves as a refill box.',
      ],
      ['Trocken lagern, nach Gebrauch in den Restmüll.', 'Keep dry; dispose of with residual waste after use.'],
    ],
  },
]

const hands: Family[] = [
  {
    category: 'handhygiene',
    brands: ['Klarwisch', 'Lavendorf'],
    picture: 'pump',
    box: 12,
    name: ['{model} {flavour} {volume}', '{model} {flavour} {volume}'],
    models: [
      model('Handseife', 'Hand soap', 1),
      model('Handcreme', 'Hand cream', 1.6, {
        picture: 'pump-amber',
        about: [
          [
            'Zieht schnell ein, fettet nicht nach und schützt beanspruchte Hände. Für Personalraum und Gästebad.',
            'Absorbs fast, is not greasy and protects hard-working hands. For staff room and guest bathroom.',
          ],
        ],
      }),
    ],
    axes: [
      filled(['300 ml', 300, 2.4], ['500 ml', 500, 3.2]),
      {
        key: 'flavour',
        trait: 'scent',
        values: [
          times(['Olive', 'olive'], 1, { palette: 'tanne' }),
          times(['Meeresbrise', 'sea breeze'], 1, { palette: 'meer' }),
          times(['ohne Duft', 'unscented'], 1, { palette: 'schiefer' }),
        ],
      },
    ],
    traits: { ph: ['5,5', '5.5'] },
    about: [
      [
        'Mild genug für häufiges Händewaschen in Küche und Service. Rückfettend und ohne Farbstoffe.',
        'Mild enough for frequent hand washing in kitchen and service. Moisturising and free of dyes.',
      ],
      [
        'Zieht keinen Film und lässt sich mit wenig Wasser abspülen. Die Pumpe tropft nicht nach.',
        'Leaves no film and needs little water. The pump does not drip.',
      ],
    ],
    care: [
      ['Flasche nachfüllbar, Kanister mit 5 Litern erhältlich.', 'Refillable; 5 litre canisters are available.'],
      [
        'Dermatologisch geprüft und vegan. Nach dem Öffnen zwölf Monate haltbar.',
        'Dermatologically tested and vegan. Use within 12 months of opening.',
      ],
    ],
  },
  {
    category: 'handhygiene',
    brands: ['Klarwisch', 'Blankmoor'],
    picture: 'spray',
    box: 10,
    models: [
      model('Händedesinfektion', 'Hand sanitiser', 1, { palette: 'minze' }),
      model('Händedesinfektion Kanister', 'Hand sanitiser canister', 1, {
        palette: 'minze',
        picture: 'canister',
        box: 2,
        label: 'Händedesinfektion',
        values: [
          value('5 l', 34.5, { content: millilitres(5000) }),
          value('10 l', 62, { content: millilitres(10_000) }),
        ],
      }),
      model('Handseife Kanister', 'Hand soap canister', 1, {
        palette: 'meer',
        picture: 'canister',
        box: 2,
        label: 'Handseife',
        about: [
          [
            'Milde Handseife zum Nachfüllen von Pumpflaschen und Wandspendern. Rückfettend, dezent im Duft und ohne Farbstoffe.',
            'Mild hand soap to refill pump bottles and wall dispensers. Moisturising, faintly scented and free of dyes.',
          ],
        ],
        care: [
          [
            'Spender vor dem Nachfüllen heiß ausspülen. Kanister frostfrei lagern.',
            'Rinse dispensers hot before refilling. Store the canister frost-free.',
          ],
        ],
        values: [
          value('5 l', 14.5, { content: millilitres(5000) }),
          value('10 l', 25.5, { content: millilitres(10_000) }),
        ],
      }),
    ],
    axes: [filled(['150 ml', 150, 2.9], ['500 ml', 500, 5.9], ['1.000 ml', 1000, 9.4])],
    traits: { material: ['flüssig', 'liquid'] },
    about: [
      [
        'Für Personal und Gäste, zum Einreiben ohne Wasser oder zum Nachfüllen der Spender. Mit Pflegestoffen gegen trockene Haut.',
        'For staff and guests, to rub in without water or to refill dispensers. With skin care against dryness.',
      ],
      [
        'Gebinde für die Station, passend zu Wandspender und Sprühkopf. Angenehm neutral im Geruch.',
        'Size for the station that fits wall dispensers and spray heads. Pleasantly neutral in smell.',
      ],
    ],
    care: [
      [
        'Biozidprodukte vorsichtig verwenden. Vor Gebrauch stets Etikett und Produktinformationen lesen.',
        'Use biocides safely. Always read the label and product information before use.',
      ],
      [
        'Von Zündquellen fernhalten und kühl lagern. Etikett beachten.',
        'Keep away from ignition sources and store cool. Follow the label.',
      ],
    ],
  },
  {
    category: 'handhygiene',
    brands: ['Blankmoor'],
    picture: 'box',
    box: 10,
    content: pieces(100),
    models: [
      model('Einmalhandschuhe Nitril', 'Nitrile disposable gloves', 1, {
        palette: 'meer',
        label: 'Handschuhe Nitril',
        traits: { material: ['Nitril', 'nitrile'] },
      }),
      model('Einmalhandschuhe Vinyl', 'Vinyl disposable gloves', 0.75, {
        palette: 'schiefer',
        label: 'Handschuhe Vinyl',
        traits: { material: ['Vinyl', 'vinyl'] },
      }),
      model('Einmalhandschuhe Latex', 'Latex disposable gloves', 0.95, {
        palette: 'wein',
        label: 'Handschuhe Latex',
        traits: { material: ['Latex', 'latex'] },
      }),
    ],
    axes: [{ key: 'size', trait: 'glove_size', values: ['S', 'M', 'L', 'XL'].map((size) => value(size, 7.9)) }],
    traits: { version: ['puderfrei', 'powder-free'] },
    about: [
      [
        'Puderfreie Handschuhe mit Rollrand und griffigen Fingerspitzen. Für den Umgang mit Lebensmitteln geeignet.',
        'Powder-free gloves with a rolled cuff and grippy fingertips. Suitable for handling food.',
      ],
      [
        'Sitzen eng, reißen nicht ein und lassen sich schnell wechseln. Beidhändig passend.',
        'Fit snugly, do not tear and change quickly. Fit either hand.',
      ],
    ],
    care: [
      [
        'Die Box gibt einzeln aus und passt in jeden Wandhalter.',
        'The box dispenses singly and fits any wall bracket.',
      ],
      ['Kühl und dunkel lagern, nach jedem Arbeitsgang wechseln.', 'Store cool and dark; change after every task.'],
    ],
  },
]

export const cleaningFamilies: Family[] = [...cleaners, ...washing, ...paper, ...hands]
