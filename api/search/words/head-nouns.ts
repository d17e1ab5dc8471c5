import { spellingsIn } from './tokens.ts'
import { stemOf } from './stem.ts'

/**
 * Nouns of the trade that stand at the end of compounds and seldom alone: 'Messer' is found in 'Kochmesser' also where the
 * catalogue has no word 'Koch', and before anybody sells a plain 'Messer'.
 */
const nouns = `
Tasse Becher Glas Teller Schale Schüssel Kanne Karaffe Krug Kelch Flöte Tumbler Humpen Untertasse Messer Gabel Löffel Besteck
Topf Pfanne Bräter Kasserolle Deckel Sieb Brett Waage Korb Platte Ständer Kühler Öffner Schäler Reibe Schere Zange Wender Kelle
Besen Schaber Pinsel Spachtel Trichter Mörser Presse Stampfer Thermometer Behälter Dose Box Kiste Karton Schachtel Tüte Tasche
Beutel Sack Folie Papier Tuch Decke Serviette Läufer Kissen Bezug Laken Handtuch Matratze Vorhang Teppich Matte Seife Shampoo
Spender Eimer Mopp Wischer Bürste Schwamm Lappen Handschuh Schürze Mütze Haube Jacke Hose Hemd Bluse Schuh Kittel Weste Stuhl
Hocker Tisch Sessel Bank Schirm Schrank Regal Wagen Leuchte Lampe Kerze Licht Vase Blume Maschine Automat Mühle Filter Grill
Ofen Herd Fritteuse Toaster Mixer Rührer Kocher Wärmer Kühlschrank Truhe Spüler Reiniger Mittel Entkalker Salz Spray Pulver
Tablette Kaffee Tee Kakao Wein Bier Sekt Wasser Saft Nektar Schorle Limonade Sirup Drink Shake Milch Sahne Eis Joghurt Quark
Käse Butter Margarine Schmalz Essig Soße Sauce Suppe Brühe Fond Senf Mayonnaise Ketchup Dressing Marinade Salat Gemüse Obst
Frucht Beere Kirsche Apfel Birne Traube Nuss Kern Mandel Samen Bohne Erbse Linse Reis Nudel Pasta Mehl Grieß Flocke Müsli Zucker
Honig Konfitüre Marmelade Gelee Aufstrich Creme Schokolade Praline Riegel Bonbon Gummi Keks Gebäck Kuchen Torte Brot Brötchen
Baguette Croissant Brezel Waffel Teig Pizza Fleisch Wurst Schinken Speck Schnitzel Steak Filet Gulasch Hack Fisch Lachs Garnele
Kartoffel Braten Eintopf Auflauf Pommes Knödel Kroketten Klöße Spätzle Gewürz Kräuter Pfeffer Stäbchen Spieß Rolle Rührstab
Aufkleber Etikett Block Heft Ordner Stift Schreiber Marker Toner Patrone Umschlag Schild Tafel Kalender Karte Mappe Hülle Halter
Kübel Burger Schnitte Batterie Kabel Pflaster Verband Mus Brei Püree Pudding Dessert Nugget Frikadelle Ravioli Maultasche Rösti
Puffer Aufschnitt Salami Pastete Kaviar Muschel Chips Cracker Brause Cola Likör Schnaps Wodka Rum Gin Whisky Tablett Etagere
Korken Streuer Untersetzer Quirl Schleuder Kessel Form Blech Rost Netz Gitter Haken Garnitur Servierer Desinfektion Wäsche
Auflage Vorleger Slipper Mantel Lotion Spülung Duschgel Rasierer Zahnbürste Windel Hobel Stopfen Strohhalm Halm Kappe Einlage
Spezi Heber Gratin Frikassee Ragout Risotto Paella Quiche Girlande Ballon Fahne
Strudel Muffin Krapfen Donut Wrap Tortilla Fladen Toast Zwieback Lasagne Spaghetti Penne Gnocchi Polenta
Couscous Bulgur Hummus Pesto Dip Gurke Tomate Karotte Möhre Zwiebel Paprika Pilz Champignon Spinat Kohl Kraut Spargel Banane
Orange Zitrone Pflaume Aprikose Pfirsich Rosine Dattel Feige Olive Hering Makrele Forelle Roulade Bratling Klops Wiener
Bockwurst Mettwurst Prosecco Whiskey Weinbrand Pils Weizen Radler Helles Lampion Laterne Servierwagen Sitzbank Liege Kommode
Getränk Gedeck Geschirr Brettl Behältnis Gefäß`

/** Each folded noun with how it is written. */
export const headNounSpellings: ReadonlyMap<string, string> = new Map(spellingsIn(nouns))
export const headNouns: ReadonlySet<string> = new Set(headNounSpellings.keys())
const stems: ReadonlySet<string> = new Set([...headNouns].map(stemOf))

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(spellingsIn(text).map(([word]) => stemOf(word)))
}

const SHORTEST_FORM = 4
/** Shorter ones as they are: 'Ker' is no form of 'Kern'. */
export const isHeadNoun = (word: string): boolean =>
  headNouns.has(word) || (word.length >= SHORTEST_FORM && stems.has(stemOf(word)))

/** What goods taste of as often as they are it: 'Zwiebel Schweinebraten' is no onion. */
const ingredientStems = stemsOf(`
Apfel Birne Traube Nuss Kern Mandel Samen Bohne Erbse Linse Beere Kirsche Frucht Obst Gemüse Kartoffel Schokolade Honig Kaffee Tee
Kakao Milch Sahne Käse Zucker Salz Pfeffer Kräuter Lachs Tomate Gurke Zwiebel Paprika Möhre Karotte Pilz Champignon Spinat Kohl Kraut
Mais Olive Banane Orange Zitrone Limette Ingwer Knoblauch Chili Vanille Zimt Pfirsich Aprikose Pflaume Mango Ananas Kokos Rosine
Dattel Feige Spargel Kürbis Bete Rübe Rhabarber Holunder Schinken Speck Fleisch Wein Bier Butter Joghurt Quark Gummi Creme Ei Salami Cola Rum`)

/** Whether a word says what a thing is, be it what others taste of. */
export const isThingNoun = (word: string): boolean => isHeadNoun(word) || ingredientStems.has(stemOf(word))

const SHORTEST_HEAD = 4
const SHORTEST_THING = 3
/** Whether the word is a thing or a compound of one, be it what others taste of: 'Weißbrot', 'Hafermilch'. */
export const endsWithThing = (word: string): boolean =>
  isThingNoun(word) ||
  [...word].some((_, at) => at > 2 && word.length - at >= SHORTEST_THING && isThingNoun(word.slice(at)))

const isPlainHead = (word: string) => isHeadNoun(word) && !ingredientStems.has(stemOf(word))

/** Whether the word is a noun that only names what a thing is, or a compound of one. */
export const endsWithHeadNoun = (word: string): boolean =>
  isPlainHead(word) ||
  [...word].some((_, at) => at > 2 && word.length - at >= SHORTEST_HEAD && isPlainHead(word.slice(at)))

const formStems = stemsOf(`
Pulver Schote Flocke Scheibe Würfel Stück Stückchen Streifen Ring Granulat Extrakt Konzentrat Tropfen Körner Samen Blatt Blätter
Kapsel Pad Pads Stange Raspel Krümel Splitter Paste Püree Mark Filet Hälften Schrot Kleie Sorte Sortiment Auswahl
slice cube powder flake strip chunk`)
const containerStems = stemsOf(`
Eimer Dose Kiste Karton Schachtel Tüte Beutel Sack Kasten Kanister Flasche Tube Packung Pack Palette Fass Steige Tray Portion Portionen
bottle tin jar bucket crate carton pack tub canister keg pallet`)

/** Whether a compound ends with what goods are ground, cut or pressed to: of 'Paprikapulver' the pepper says more than the powder. */
export const namesForm = (word: string): boolean => endsWithOneOf(formStems, word)
/** Whether a word says by itself what goods are cut or ground to, and so nothing of what they are. */
export const isForm = (word: string): boolean => formStems.has(stemOf(word))
/** Whether a word says what goods come in. */
export const namesContainer = (word: string): boolean =>
  containerStems.has(stemOf(word)) || endsWithOneOf(containerStems, word)

const endsWithOneOf = (known: ReadonlySet<string>, word: string) =>
  [...word].some((_, at) => at > 2 && known.has(stemOf(word.slice(at))))
