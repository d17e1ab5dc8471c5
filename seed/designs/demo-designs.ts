import type { designFonts, Placement, Technique } from '../../contract/designs/designs.ts'

export type DemoStep =
  | { do: 'SUBMIT' | 'APPROVE' | 'CANCEL'; text?: string }
  | { do: 'REQUEST_CHANGES' | 'REJECT' | 'STORE_SAYS' | 'BUYER_SAYS' | 'REPORT'; text: string }
  | { do: 'PROOF'; text: string; setupFee: number; minBoxes: number; leadTimeDays: number }

export type DemoDesign = {
  /** First part of the buyer's address, see load-buyers.ts. */
  buyer: string
  /** Of the goods; the most wanted of them is taken. */
  archetype: string
  daysAgo: number
  boxes: number
  title: string
  technique: Technique
  colors: string[]
  logo: { icon: string; color: string; ground?: string } | null
  text: string
  font: (typeof designFonts)[number]
  description: string
  placement?: Placement
  textPlacement?: Placement
  steps: DemoStep[]
}

const place = (x: number, y: number, scale: number, rotation = 0): Placement => ({ x, y, scale, rotation })

export const demoDesigns: DemoDesign[] = [
  {
    buyer: 'cafe',
    archetype: 'papercup',
    daysAgo: 12,
    boxes: 20,
    title: 'Becher zum Mitnehmen, Frühjahr',
    technique: 'PRINT_1C',
    colors: ['#22382b'],
    logo: { icon: 'sun-horizon', color: '#22382b' },
    text: 'Café Morgenrot',
    font: 'dm-serif-display',
    description: 'Für die neue Filiale am Dom. Bitte das Grün unserer Tassen treffen.',
    placement: place(0.5, 0.42, 0.62),
    textPlacement: place(0.5, 0.74, 0.72),
    steps: [
      { do: 'SUBMIT' },
      { do: 'BUYER_SAYS', text: 'Schaffen Sie die Lieferung bis Monatsende?' },
      { do: 'STORE_SAYS', text: 'Ja, wenn die Freigabe diese Woche kommt.' },
      {
        do: 'PROOF',
        text: 'Grün nach Ihrem Ton gemischt, Druck umlaufend einmal.',
        setupFee: 45,
        minBoxes: 20,
        leadTimeDays: 12,
      },
      { do: 'APPROVE' },
    ],
  },
  {
    buyer: 'cafe',
    archetype: 'mug',
    daysAgo: 6,
    boxes: 8,
    title: 'Stammgastbecher',
    technique: 'ENGRAVING',
    colors: [],
    logo: { icon: 'coffee', color: '#111111' },
    text: 'Noch einen, bitte.',
    font: 'caveat',
    description: '',
    steps: [
      { do: 'SUBMIT' },
      {
        do: 'PROOF',
        text: 'Die Gravur wird etwas heller als auf dem Bild.',
        setupFee: 30,
        minBoxes: 8,
        leadTimeDays: 15,
      },
    ],
  },
  {
    buyer: 'cafe',
    archetype: 'paperbag-kraft',
    daysAgo: 2,
    boxes: 10,
    title: 'Tüten für die Bäckertheke',
    technique: 'PRINT_4C',
    colors: ['#5b3a26'],
    logo: { icon: 'bread', color: '#8a4b22' },
    text: 'Heute gebacken',
    font: 'oswald',
    description: '',
    steps: [],
  },
  {
    buyer: 'hotel',
    archetype: 'napkins',
    daysAgo: 9,
    boxes: 30,
    title: 'Servietten fürs Frühstück',
    technique: 'PRINT_1C',
    colors: ['#c9a227'],
    logo: { icon: 'sailboat', color: '#c9a227' },
    text: 'Hotel Spreeblick',
    font: 'playfair-display',
    description: 'Gold bitte matt.',
    steps: [
      { do: 'SUBMIT' },
      { do: 'PROOF', text: 'Gold matt, zweifach gefalzt.', setupFee: 60, minBoxes: 24, leadTimeDays: 18 },
      { do: 'REQUEST_CHANGES', text: 'Das Wellenzeichen bitte ein Drittel größer.' },
    ],
  },
  {
    buyer: 'hotel',
    archetype: 'menu-leather',
    daysAgo: 4,
    boxes: 6,
    title: 'Mappen fürs Kaminzimmer',
    technique: 'ENGRAVING',
    colors: [],
    logo: { icon: 'fire', color: '#000000' },
    text: 'Kaminzimmer',
    font: 'playfair-display',
    description: '',
    steps: [{ do: 'SUBMIT' }],
  },
  {
    buyer: 'hotel',
    archetype: 'tote',
    daysAgo: 20,
    boxes: 5,
    title: 'Taschen für den Hofladen',
    technique: 'PRINT_4C',
    colors: ['#17364a'],
    logo: { icon: 'fish', color: '#2a6f97', ground: '#eaf2f6' },
    text: 'Vom Ufer',
    font: 'josefin-sans',
    description: '',
    steps: [{ do: 'SUBMIT' }, { do: 'CANCEL', text: 'Der Hofladen wird verschoben.' }],
  },
  {
    buyer: 'restaurant',
    archetype: 'apron',
    daysAgo: 15,
    boxes: 3,
    title: 'Schürzen für den Service',
    technique: 'EMBROIDERY',
    colors: ['#f3ead8', '#d6a84b'],
    logo: { icon: 'tree', color: '#d6a84b' },
    text: 'Lindenhof',
    font: 'dm-serif-display',
    description: 'Stickerei auf der Brust, links vom Latz wäre auch möglich.',
    placement: place(0.5, 0.36, 0.42),
    textPlacement: place(0.5, 0.8, 0.7),
    steps: [
      { do: 'SUBMIT' },
      {
        do: 'PROOF',
        text: 'Zwei Garnfarben, Lindenblatt mit 6.200 Stichen.',
        setupFee: 85,
        minBoxes: 2,
        leadTimeDays: 21,
      },
      { do: 'APPROVE' },
    ],
  },
  {
    buyer: 'restaurant',
    archetype: 'pizzabox',
    daysAgo: 18,
    boxes: 12,
    title: 'Kartons für den Abholdienst',
    technique: 'PRINT_4C',
    colors: ['#9b2b2f'],
    logo: { icon: 'pizza', color: '#9b2b2f' },
    text: 'Lindenhof zum Mitnehmen',
    font: 'oswald',
    description: 'Foto vom Ofen als Hintergrund, vollflächig bis in die Falz.',
    steps: [
      { do: 'SUBMIT' },
      { do: 'REJECT', text: 'Vollflächig bis in die Falz können wir nicht drucken; mit 2 cm Rand gern.' },
    ],
  },
  {
    buyer: 'retail',
    archetype: 'lunchbox',
    daysAgo: 3,
    boxes: 8,
    title: 'Boxen für die Salattheke',
    technique: 'PRINT_1C',
    colors: ['#22382b'],
    logo: { icon: 'leaf', color: '#22382b' },
    text: 'Feinkost am Tor',
    font: 'dm-serif-display',
    description: 'Erst einmal für die Sommermonate.',
    steps: [
      { do: 'SUBMIT' },
      { do: 'BUYER_SAYS', text: 'Ist auch eine kleinere Auflage möglich?' },
      {
        do: 'REPORT',
        text: 'Der Schriftzug gleicht dem einer Kette, die wir auch beliefern. Hat der Kunde das Recht daran?',
      },
    ],
  },
  {
    buyer: 'office',
    archetype: 'mug',
    daysAgo: 1,
    boxes: 4,
    title: 'Becher fürs Team',
    technique: 'PRINT_1C',
    colors: ['#ffffff'],
    logo: { icon: 'compass', color: '#ffffff', ground: '#17364a' },
    text: 'Nordlicht',
    font: 'space-grotesk',
    description: '',
    steps: [],
  },
]
