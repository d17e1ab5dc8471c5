/** German words of the fourteen allergens of Annex II, also within compounds; `not` are look-alikes. */
const words: Record<string, { is: RegExp; not?: RegExp }> = {
  GLUTEN: {
    is: /weizen|roggen|gerste|dinkel|hafer|gluten|grünkern|(?<!\p{L})emmer(?!\p{Ll}{0,2}t)|einkorn|kamut|semmelbrösel|paniermehl|couscous|bulgur|seitan|malzextrakt/u,
    not: /buchweizen\p{L}*|glutenfrei\p{L}*|frei von gluten|ohne gluten|haferwurzel\p{L}*|weizengras\p{L}*/gu,
  },
  CRUSTACEANS: { is: /krebs|garnele|shrimp|krabbe|hummer|languste|scampi|crevette|krill/ },
  EGGS: {
    is: /(?<!\p{L})ei(?:er|es)?(?!\p{L})|(?<!\p{L})hühnerei|vollei|eigelb|eiklar|eiweißpulver|eipulver|eiereiweiß|hühnereiweiß|freilandei|eierteig|frischei|(?<!\p{L})eier/u,
    not: /eierpilz|eierpflaume/g,
  },
  FISH: {
    is: /fisch|lachs|hering|makrele|sardelle|sardine|forelle|anchovis|kabeljau|seelachs|matjes|sprotte|zander|dorsch|kaviar|surimi|pangasius|katsuwonus/,
    not: /tintenfisch\p{L}*|lachsschinken|lachsfleisch|rotkäppchen/gu,
  },
  PEANUTS: { is: /erdnuss|erdnüsse|erdnuß|peanut|erdnusskern/ },
  SOYBEANS: { is: /soja|soya|tofu|edamame|miso(?!\p{L})/u },
  MILK: {
    is: /milch|molke|butter|sahne|rahm|käse|joghurt|jogurt|quark|laktose|lactose|kasein|casein|mozzarella|gouda|edamer|emmentaler|parmesan|ricotta|mascarpone|feta|schmand|crème fra|lactalbumin|cheddar|kefir/,
    not: /milchsäure\p{L}*|kokosmilch\p{L}*|kokosnussmilch\p{L}*|sojamilch\p{L}*|hafermilch\p{L}*|mandelmilch\p{L}*|reismilch\p{L}*|kakaobutter\p{L}*|erdnussbutter\p{L}*|erdnußbutter\p{L}*|nussbutter\p{L}*|sheabutter\p{L}*|shea-butter|butternut\p{L}*|butterkürbis\p{L}*|laktosefrei\p{L}*|lactosefrei\p{L}*|milchfrei\p{L}*|rahmspinat(?!\p{L})/gu,
  },
  NUTS: {
    is: /mandel|haselnuss|haselnüsse|haselnuß|walnuss|walnüsse|walnuß|cashew|pekan|pecan|paranuss|paranüsse|pistazie|macadamia|schalenfr|nougat|marzipan|krokant|(?<!\p{L})nüsse|(?<!\p{L})nuss/u,
    not: /erdmandel\p{L}*|muskatnuss\p{L}*|kokosnuss\p{L}*/gu,
  },
  CELERY: { is: /sellerie/ },
  MUSTARD: { is: /senf/ },
  SESAME: { is: /sesam|tahin/ },
  SULPHITES: {
    is: /sulfit|schwefeldioxid|geschwefelt|metabisulfit|bisulfit|e ?22[0-8](?!\d)/,
    not: /ungeschwefelt\p{L}*/gu,
  },
  LUPIN: { is: /lupine/ },
  MOLLUSCS: {
    is: /weichtier|muschel|tintenfisch|calamar|weinbergschnecke|auster|oktopus/,
    not: /austernpilz\p{L}*|austernsauce/gu,
  },
}

// 'Kann Spuren von … enthalten', 'verarbeitet auch …': up to the end of the sentence.
const TRACES =
  /[^.!*]{0,60}(?:spuren|kann[^.!]{0,50}enthalten|können[^.!]{0,50}enthalten sein|produktion werden auch|betrieb[^.!]{0,40}verarbeitet|werden auch[^.!]{0,60}verarbeitet)[^.!]*[.!]?/gu
const FREE = /(?:frei von|ohne|kein(?:e|en)?)\s[^,.;()]*/g

export type Allergens = { contains: string[]; traces: string[] }

/** What an ingredient text says of the fourteen allergens; says nothing about the ones it does not name. */
export function allergensIn(ingredients: string): Allergens {
  const text = ingredients
    .toLowerCase()
    .replaceAll(/[âà]/g, 'ä')
    .replaceAll('ô', 'ö')
    .replaceAll('û', 'ü')
    .replaceAll(FREE, ' ')
  const traced = (text.match(TRACES) ?? []).join(' ')
  const contains = named(text.replaceAll(TRACES, ' '))
  return { contains, traces: named(traced).filter((code) => !contains.includes(code)) }
}

function named(text: string) {
  return Object.entries(words)
    .filter(([, { is, not }]) => is.test(not ? text.replaceAll(not, ' ') : text))
    .map(([code]) => code)
}
