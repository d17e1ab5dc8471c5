/** Wide scenes: one per category (square crop in the middle) plus tables for covers and collections. */
import { brands } from './identities.mjs'

const texts = {
  tidemar: ['Espresso Bar', 'Arabica · Robusta', '1 kg'],
  pomarello: ['Pelati', 'Geschälte Tomaten', '2,55 kg'],
  oelhain: ['Olivenöl', 'nativ extra', '0,75 l'],
  mehltann: ['Weizenmehl', 'Type 550', '25 kg'],
  immenkost: ['Blütenhonig', 'aus der Heide', '500 g'],
  sonnhag: ['Orangensaft', '100 % Frucht', '1 l'],
  milchbrueck: ['Frische Milch', '3,8 % Fett', '1 l'],
  haferlund: ['Barista', 'Haferdrink', '1 l'],
  rebwiesel: ['Spätburgunder', 'trocken', '0,75 l'],
  perlgrund: ['Riesling Sekt', 'brut', '0,75 l'],
  hopfenlund: ['Pils', 'fein gehopft', '0,33 l'],
  wacholmar: ['Dry Gin', 'sieben Kräuter', '0,5 l'],
  brunnholl: ['Tonic Water', 'herb', '0,25 l'],
  kaltgarten: ['Erbsen & Möhren', 'erntefrisch gefrostet', '2,5 kg'],
  eisvogt: ['Vanilleeis', 'mit Bourbon-Vanille', '2,5 l'],
  kakaolei: ['72 % Dunkel', 'Edelschokolade', '100 g'],
  knuspermoor: ['Salzbrezeln', 'im Ofen gebacken', '250 g'],
  lavendorf: ['Handseife', 'Lavendel', '300 ml'],
  klarwisch: ['Glasreiniger', 'streifenfrei', '750 ml'],
  pappelei: ['Coffee to go', 'doppelwandig', '300 ml'],
  teegarn: ['Earl Grey', 'lose Blätter', '250 g'],
  senfrieder: ['Mittelscharf', 'Senf', '10 kg'],
  fangstrom: ['Räucherlachs', '', '1 kg'],
  raeuchmann: ['Rohschinken', '', '500 g'],
}
const L = (id) => {
  const b = brands.find((x) => x.id === id),
    [name, sub, size] = texts[id] ?? ['Auslese', '', '']
  return { brand: b.name, name, sub, size, palette: b.palette, layout: b.layout, font: b.font, icon: b.icon }
}
const p = (kind, x, z, o = {}) => {
  const { turn = 0, y = 0, scale = 1, label, framed = true, ...options } = o
  return { kind, at: [x, y, z], turn, scale, label: label ? L(label) : undefined, options, framed }
}
const wide = { w: 1600, h: 900, samples: 10, ambient: 1, elevation: 0.17, azimuth: 0.04, fill: 0.62 }
const on = (wall, extra = {}) => ({ view: 'use', counter: { wall, ...extra } })

export const SCENES = {
  'scene-kaffee-tee': {
    ...on('#5f4a3f', { tiles: true }),
    kind: 'espresso',
    options: {},
    props: [
      p('pouch', -2.5, 0.55, { label: 'tidemar', valve: true, turn: 0.15 }),
      p('cup', 1.9, 1.0, { milk: true, colour: '#f6f3ee' }),
      p('caddy', 2.5, 0, { label: 'teegarn' }),
      p('papercup', -1.35, 1.25, { label: 'pappelei' }),
    ],
  },
  'scene-lebensmittel': {
    ...on('#6f7a68'),
    kind: 'tin',
    options: {},
    label: L('pomarello'),
    props: [
      p('bottle', 1.35, -0.2, { label: 'oelhain', shape: 'oil', glass: '#1d2410', closure: 'screw' }),
      p('jar', 1.25, 0.9, { label: 'immenkost', fill: '#d38a1c' }),
      p('sack', -1.9, -0.5, { label: 'mehltann', turn: 0.2 }),
      p('pasta_nest', 2.5, 0.5, { scale: 0.75 }),
      p('bowl', -1.3, 1.1, { count: 1, filling: '#e3c793', dots: ['#c79f5a'], colour: '#2f4f5f', scale: 0.8 }),
    ],
  },
  'scene-frische': {
    ...on('#7b8a7a', { tiles: true }),
    kind: 'crate_mixed',
    options: {},
    props: [
      p('brick', -2.1, 0.2, { label: 'milchbrueck', gable: true, turn: 0.4 }),
      p('cheese', 2.4, 0.5, { scale: 0.85 }),
      p('filledbowl', -2.5, 1.2, { bits: ['#c9281d', '#6f9a3e', '#e9d9a4', '#8aa84c'], scale: 0.6 }),
      p('butter', 1.3, 1.6, { scale: 0.6 }),
    ],
  },
  'scene-tiefkuehl': {
    set: 'sky',
    kind: 'flowpack',
    options: {},
    label: L('kaltgarten'),
    props: [
      p('tub', 1.5, 0.2, { label: 'eisvogt', radius: 0.62, height: 0.95, lid: 'cap' }),
      p('icecream', 2.7, 0.5, {}),
      p('pizza', -2.2, 0.3, { scale: 0.95 }),
      p('fries', -1.2, -0.9, { scale: 0.9 }),
    ],
    elevation: 0.3,
  },
  'scene-backwaren-suesses': {
    ...on('#8a6a55'),
    kind: 'loaf',
    options: {},
    props: [
      p('cake', -2.4, -0.3, { scale: 0.85 }),
      p('bar', 2.3, -0.3, { label: 'kakaolei', turn: -0.25, scale: 0.9 }),
      p('croissants', 0.3, 1.3, { scale: 0.7 }),
      p('flowpack', 3.3, 0, { label: 'knuspermoor', scale: 0.9, turn: -0.2 }),
      p('cookies', 2.1, 1.1, { scale: 0.6 }),
    ],
  },
  'scene-getraenke': {
    ...on('#4f5a60'),
    kind: 'bottle',
    options: { shape: 'spirit', clear: true, drink: '#eef6f4', opacity: 0.25, closure: 'cork' },
    label: L('wacholmar'),
    props: [
      p('bottle', -1.1, -0.1, { label: 'rebwiesel', shape: 'bordeaux', glass: '#1c1a12' }),
      p('bottle', 1.15, -0.1, { label: 'hopfenlund', shape: 'beer', glass: '#3a1a08', closure: 'crown', neck: true }),
      p('can', 0.75, 0.85, { label: 'brunnholl', slim: true }),
      p('glass', -0.7, 0.95, { shape: 'highball', drink: '#e9c9a0', opacity: 0.6 }),
      p('bottle', -2.0, 0.2, {
        label: 'sonnhag',
        shape: 'juice',
        clear: true,
        drink: '#f2a01f',
        opacity: 1,
        closure: 'screw',
      }),
      p('glass', 2.0, 0.35, { shape: 'wine' }),
    ],
  },
  'scene-tisch-service': {
    ...on('#77665a', { table: '#8a6a4a' }),
    kind: 'plates',
    options: { shape: 'coupe', count: 4, colour: '#8ea088' },
    props: [
      p('glass', 1.6, -0.5, { shape: 'wine' }),
      p('napkins', -2.0, 0.3, { print: false, scale: 0.75 }),
      p('bowl', 1.75, 0.8, { count: 2, colour: '#d8b48a', scale: 0.8 }),
      p('tapers', -1.5, -1.0, {}),
      p('mill', 2.7, 0.1, {}),
      p('cup', -1.4, 1.4, { milk: true, colour: '#f6f3ee', scale: 0.9 }),
    ],
  },
  'scene-kueche-gn': {
    ...on('#5e6a72', { tiles: true, table: '#8d9093', dark: '#6b6e70' }),
    kind: 'pot',
    options: {},
    props: [
      p('gn', 2.5, 0.2, { depth: 0.65, scale: 0.8 }),
      p('board', -2.3, 0.8, { scale: 0.8 }),
      p('mixingbowls', -2.3, -0.7, { scale: 0.75 }),
      p('pan', 1.2, 1.6, { wood: true, scale: 0.7 }),
    ],
  },
  'scene-hotel': {
    ...on('#8d8577', { table: '#b99a74', dark: '#8a6a44' }),
    kind: 'towels',
    options: { colours: ['#f6f2ea', '#e5ddcf', '#f6f2ea', '#c9d3cc'] },
    props: [
      p('pump', -1.75, 0.1, { label: 'lavendorf', amber: true }),
      p('candle', 1.6, 0.5, { label: 'lavendorf', colour: '#d9cfc2', scale: 0.85 }),
      p('vase', 2.5, -0.2, { colour: '#f6f3ee', scale: 0.85 }),
      p('flacons', -2.9, 0.5, { label: 'lavendorf', scale: 0.8 }),
    ],
  },
  'scene-reinigung': {
    set: 'mist',
    kind: 'canister',
    options: {},
    label: L('klarwisch'),
    props: [
      p('bottle', 9, -9, { plain: true, framed: false }),
      p('spray', 1.35, 0.2, { label: 'klarwisch' }),
      p('rolls', -2.0, -0.2, { label: 'klarwisch' }),
      p('pump', 2.3, 0.3, { label: 'lavendorf', colour: '#e9e3d8' }),
    ],
    elevation: 0.2,
  },
  'scene-to-go': {
    set: 'oat',
    kind: 'paperbag',
    options: {},
    label: L('pappelei'),
    props: [
      p('papercup', -1.35, 0.4, { label: 'pappelei' }),
      p('papercup', -2.05, -0.3, { label: 'tidemar', lid: '#f7f4ee' }),
      p('foodbowl', 1.75, 0.45, { label: 'kaltgarten' }),
      p('pizzabox', 3.0, -1.0, { label: 'pomarello', scale: 0.8 }),
    ],
    elevation: 0.24,
  },
  'scene-moebel-licht': {
    set: 'sage',
    kind: 'table',
    options: {},
    props: [
      p('chair', -1.9, 0.1, { seat: 1, turn: 0.4 }),
      p('chair', 1.95, -0.1, { turn: -1.5 }),
      p('cup', 0.3, 0.2, { y: 2.22, colour: '#f6f3ee', milk: true, scale: 0.7 }),
      p('planter', 3.4, -1.4, {}),
    ],
    elevation: 0.15,
    fill: 0.66,
  },
  'scene-fruehstueck': {
    ...on('#7d8b8a', { table: '#9a7a56' }),
    kind: 'jar',
    options: { fill: '#d38a1c' },
    label: L('immenkost'),
    props: [
      p('bottle', -1.1, -0.2, {
        label: 'sonnhag',
        shape: 'juice',
        clear: true,
        drink: '#f2a01f',
        opacity: 1,
        closure: 'screw',
      }),
      p('loaf', 1.7, -0.5, { scale: 0.75 }),
      p('cup', -0.8, 1.0, { milk: true, colour: '#d8b48a' }),
      p('filledbowl', 1.3, 1.0, {
        filling: '#c99a5a',
        dots: ['#8a5a2c', '#e3c793'],
        bits: ['#b97a3f', '#7a1f3a', '#e3c793'],
        size: 0.1,
        scale: 0.6,
      }),
      p('brick', -2.1, 0, { label: 'haferlund', turn: 0.25 }),
    ],
  },
  'scene-wein': {
    ...on('#5a3f3d', { table: '#6a4a32' }),
    kind: 'bottle',
    options: { shape: 'burgundy', glass: '#1b2f1c' },
    label: L('rebwiesel'),
    props: [
      p('glass', 0.95, 0.3, { shape: 'wine' }),
      p('cheese', 2.3, 0.1, { scale: 0.8 }),
      p('bottle', -0.95, -0.3, {
        label: 'perlgrund',
        shape: 'sekt',
        glass: '#10241a',
        closure: 'foil',
        closureColour: '#c9a24d',
      }),
      p('board', -2.4, 0.5, { scale: 0.7 }),
      p('filledbowl', -1.2, 1.1, {
        filling: '#6b7033',
        dots: ['#4d5222'],
        bits: ['#7d8a3a', '#4b5a26'],
        size: 0.17,
        bowl: '#2f4f5f',
        scale: 0.5,
      }),
    ],
  },
  'scene-bier': {
    ...on('#4f5f4c', { table: '#7a5a3a' }),
    kind: 'glass',
    options: { shape: 'wheat', drink: '#dd9a35' },
    props: [
      p('bottle', -0.9, -0.1, { label: 'hopfenlund', shape: 'beer', glass: '#3a1a08', closure: 'crown', neck: true }),
      p('bottle', -1.65, 0.1, { label: 'hopfenlund', shape: 'beer', glass: '#3a1a08', closure: 'crown', neck: true }),
      p('glass', 0.95, 0.1, { shape: 'pint', drink: '#d98c16' }),
      p('pretzel', 1.9, 0.8, { scale: 0.6 }),
      p('crate', -3.6, -0.9, { label: 'hopfenlund', framed: false, turn: 0.3 }),
    ],
  },
}

export const scenes = () => Object.entries(SCENES).map(([id, s]) => ({ id, ...wide, ...s, scene: true }))
