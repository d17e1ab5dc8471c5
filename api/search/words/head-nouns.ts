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
Tablette Kaffee Tee Kakao Wein Bier Sekt Wasser Saft Nektar Schorle Limonade Sirup Drink Shake Milch Sahne Eis Joghurt Quark Käse
Butter Margarine Schmalz Essig Soße Sauce Suppe Brühe Fond Senf Mayonnaise Ketchup Dressing Marinade Salat Gemüse Obst Frucht
Beere Kirsche Apfel Birne Traube Nuss Kern Mandel Samen Bohne Erbse Linse Reis Nudel Pasta Mehl Grieß Flocke Müsli Zucker Honig
Konfitüre Marmelade Gelee Aufstrich Creme Schokolade Praline Riegel Bonbon Gummi Keks Gebäck Kuchen Torte Brot Brötchen Baguette
Croissant Brezel Waffel Teig Pizza Fleisch Wurst Schinken Speck Schnitzel Steak Filet Gulasch Hack Fisch Lachs Garnele
Kartoffel Pommes Knödel Kroketten Klöße Spätzle Gewürz Kräuter Pfeffer Stäbchen Spieß Rolle Rührstab Aufkleber Etikett
Block Heft Ordner Stift Marker Toner Patrone Umschlag Schild Tafel Kalender Batterie Kabel Pflaster Verband`

/** Each folded noun with how it is written. */
export const headNounSpellings: ReadonlyMap<string, string> = new Map(spellingsIn(nouns))
export const headNouns: ReadonlySet<string> = new Set(headNounSpellings.keys())
const stems: ReadonlySet<string> = new Set([...headNouns].map(stemOf))

export const isHeadNoun = (word: string): boolean => headNouns.has(word) || stems.has(stemOf(word))

const SHORTEST_HEAD = 4

/** Whether the word is such a noun or a compound of one. */
export const endsWithHeadNoun = (word: string): boolean =>
  isHeadNoun(word) ||
  [...word].some((_, at) => at > 2 && word.length - at >= SHORTEST_HEAD && isHeadNoun(word.slice(at)))
