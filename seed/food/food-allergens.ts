type Words = {
  /** Parts of words, also within compounds. */
  parts?: string
  /** Beginnings of words; within words they would be found in too many others. */
  starts?: string
  whole?: string
  /** Beginnings of words that only look alike. */
  except?: string
}

/** German words of the fourteen allergens of Annex II of Regulation (EU) No 1169/2011. */
const WORDS: Record<string, Words> = {
  GLUTEN: {
    parts: `weizen roggen gerste dinkel hafer gluten grünkern einkorn kamut semmelbrösel paniermehl couscous bulgur seitan
      malzextrakt perlgraupe rollgerste`,
    starts: 'emmer',
    whole: 'graupe graupen',
    except: 'buchweizen glutenfrei haferwurzel weizengras',
  },
  CRUSTACEANS: { parts: 'krebs garnele shrimp krabbe hummer languste scampi crevette krill' },
  EGGS: {
    parts: 'hühnerei vollei eigelb eiklar eiweißpulver eipulver freilandei bodenhaltungsei frischei',
    starts: 'eier',
    whole: 'ei eies',
    except: 'eierpilz eierpflaume eierfrucht',
  },
  FISH: {
    parts: `fisch lachs hering makrele sardelle sardine forelle anchovis kabeljau matjes sprotte zander dorsch kaviar surimi
      pangasius katsuwonus`,
    except: 'tintenfisch lachsschinken lachsfleisch',
  },
  PEANUTS: { parts: 'erdnuss erdnüsse erdnuß peanut' },
  SOYBEANS: { parts: 'soja soya tofu edamame', whole: 'miso' },
  MILK: {
    parts: `milch molke butter sahne rahm käse joghurt jogurt quark laktose lactose kasein casein mozzarella gouda edamer
      emmentaler parmesan ricotta mascarpone feta schmand lactalbumin cheddar kefir fraîche fraiche`,
    except: `milchsäure kokosmilch kokosnussmilch sojamilch hafermilch mandelmilch reismilch kakaobutter erdnussbutter
      erdnußbutter nussbutter sheabutter shea-butter butternut butterkürbis laktosefrei lactosefrei milchfrei`,
  },
  NUTS: {
    parts: `mandel haselnuss haselnüsse haselnuß walnuss walnüsse walnuß cashew pekan pecan paranuss paranüsse pistazie
      macadamia schalenfr nougat marzipan krokant`,
    whole: 'nüsse nuss',
    except: 'erdmandel muskatnuss kokosnuss',
  },
  CELERY: { parts: 'sellerie' },
  MUSTARD: { parts: 'senf' },
  SESAME: { parts: 'sesam tahin' },
  SULPHITES: {
    parts: 'sulfit schwefeldioxid geschwefelt',
    whole: 'e220 e221 e222 e223 e224 e226 e227 e228',
    except: 'ungeschwefelt',
  },
  LUPIN: { parts: 'lupine' },
  MOLLUSCS: {
    parts: 'weichtier muschel tintenfisch calamar weinbergschnecke auster oktopus',
    except: 'austernpilz',
  },
}

const anyOf = (words: string) => words.trim().split(/\s+/).join('|')
const finders = Object.entries(WORDS).map(([code, { parts, starts, whole, except }]) => {
  const found = [
    parts && anyOf(parts),
    starts && `(?<!\\p{L})(?:${anyOf(starts)})`,
    whole && `(?<!\\p{L})(?:${anyOf(whole)})(?![\\p{L}\\d])`,
  ].filter(Boolean)
  return {
    code,
    is: new RegExp(found.join('|'), 'u'),
    lookalikes: except && new RegExp(`(?:${anyOf(except)})\\p{L}*`, 'gu'),
  }
})

// 'Kann Spuren von … enthalten', 'verarbeitet auch …': up to the end of the sentence.
const MAY_CONTAIN = [
  /spuren|kann[^.!]{0,50}enthalten|können[^.!]{0,50}enthalten sein/,
  /produktion werden auch|betrieb[^.!]{0,40}verarbeitet|werden auch[^.!]{0,60}verarbeitet/,
]
const TRACES = new RegExp(
  String.raw`[^.!*]{0,60}(?:${MAY_CONTAIN.map(({ source }) => source).join('|')})[^.!]*[.!]?`,
  'gu',
)
const FREE = /(?:frei von|ohne|kein(?:e|en)?)\s[^,.;()]*/g

export type Allergens = { contains: string[]; traces: string[] }

/** What an ingredient text says of the fourteen allergens; says nothing about the ones it does not name. */
export function allergensIn(ingredients: string): Allergens {
  const text = ingredients
    .toLowerCase()
    .replaceAll(/[âà]/g, 'ä')
    .replaceAll('ô', 'ö')
    .replaceAll('û', 'ü')
    .replaceAll(/e (?=22[0-8])/g, 'e')
    .replaceAll(FREE, ' ')
  const traced = (text.match(TRACES) ?? []).join(' ')
  const contains = named(text.replaceAll(TRACES, ' '))
  return { contains, traces: named(traced).filter((code) => !contains.includes(code)) }
}

function named(text: string) {
  return finders
    .filter(({ is, lookalikes }) => is.test(lookalikes ? text.replaceAll(lookalikes, ' ') : text))
    .map(({ code }) => code)
}
