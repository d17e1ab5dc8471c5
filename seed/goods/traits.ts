/** In both languages. */
export type Words = readonly [de: string, en: string]

/** The labels of the attributes, German and English, in the order they are stated. */
export const traitLabels = {
  material: ['Material', 'Material'],
  series: ['Serie', 'Range'],
  colour: ['Farbe', 'Colour'],
  finish: ['Oberfläche', 'Finish'],
  diameter: ['Durchmesser', 'Diameter'],
  length: ['Länge', 'Length'],
  blade_length: ['Klingenlänge', 'Blade length'],
  height: ['Höhe', 'Height'],
  depth: ['Tiefe', 'Depth'],
  dimensions: ['Maße', 'Dimensions'],
  format: ['Format', 'Format'],
  gn_size: ['GN-Größe', 'GN size'],
  volume: ['Inhalt', 'Volume'],
  capacity: ['Fassungsvermögen', 'Capacity'],
  net_weight: ['Nettogewicht', 'Net weight'],
  fill_line: ['Eichstrich', 'Fill line'],
  scent: ['Duft', 'Scent'],
  glove_size: ['Größe', 'Size'],
  plies: ['Lagen', 'Plies'],
  pieces_per_pack: ['Stück pro Packung', 'Pieces per pack'],
  weight_per_area: ['Flächengewicht', 'Weight per area'],
  filling: ['Füllung', 'Filling'],
  blade: ['Klinge', 'Blade'],
  handle: ['Griff', 'Handle'],
  base: ['Boden', 'Base'],
  hobs: ['Herdarten', 'Hobs'],
  version: ['Ausführung', 'Version'],
  seat_height: ['Sitzhöhe', 'Seat height'],
  frame: ['Gestell', 'Frame'],
  socket: ['Fassung', 'Lamp socket'],
  power: ['Leistung', 'Power'],
  voltage: ['Anschluss', 'Supply'],
  burning_time: ['Brenndauer', 'Burning time'],
  dosage: ['Dosierung', 'Dosage'],
  ph: ['pH-Wert', 'pH value'],
  standard: ['Norm', 'Standard'],
  temperature_range: ['Temperaturbereich', 'Temperature range'],
  washing: ['Waschbar bis', 'Washable up to'],
  stackable: ['Stapelbar', 'Stackable'],
  microwave_safe: ['Mikrowellengeeignet', 'Microwave-safe'],
  oven_safe: ['Backofenfest', 'Oven-safe'],
  dishwasher_safe: ['Spülmaschinenfest', 'Dishwasher-safe'],
  outdoor_use: ['Für draußen', 'Outdoor use'],
} as const satisfies Record<string, Words>

export type TraitKey = keyof typeof traitLabels

export const yes: Words = ['ja', 'yes']
export const no: Words = ['nein', 'no']
