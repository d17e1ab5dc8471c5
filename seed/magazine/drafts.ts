import type { Block, PostContent } from '../../contract/operator/post-content.ts'

type WrittenDraft = Omit<PostContent, 'skuIds'> & {
  /** Categories whose most popular goods stand below, by turns. */
  categories: string[]
  /** In how many days it is to be shown; null while it is not finished. */
  days: number | null
}

const block = (id: string, kind: Block['kind'], de: string, en: string): Block => ({
  id,
  kind,
  de,
  en,
  picture: null,
  altDe: '',
  altEn: '',
  skuIds: [],
})

/** Posts of the demo that nobody but operators sees yet. */
export const writtenDrafts: WrittenDraft[] = [
  {
    path: 'wintergetraenke-die-sich-rechnen',
    author: 'Aylin Kaya',
    picture: 'covers/cover-33',
    categories: ['kaffee-bohne', 'milch-sahne', 'pflanzendrinks', 'zucker-suesse'],
    days: 4,
    blocks: [
      block('a1', 'HEADING', 'Was ein Becher kostet', 'What one cup costs'),
      block(
        'a2',
        'TEXT',
        'Ein Chai mit Haferdrink kostet dich 0,84 €, verkauft wird er für 4,20 €. Entscheidend ist der Sirup: ' +
          'Mit einer Pumpe sind es immer 20 ml, aus der Flasche gegossen gern das Doppelte.',
        'A chai with oat drink costs you €0.84 and sells for €4.20. The syrup decides: ' +
          'a pump always gives 20 ml, poured from the bottle it is easily twice as much.',
      ),
      block('a3', 'HEADING', 'Drei Rezepte ohne neues Gerät', 'Three recipes without new machines'),
      block(
        'a4',
        'LIST',
        'Heiße Zitrone mit Ingwer: am Vorabend ansetzen, im Wasserbad warm halten.\n' +
          'Kakao mit Orange: Schale mitziehen lassen, vor dem Ausschank entfernen.\n' +
          'Chai: Gewürze nur einmal aufkochen, sonst wird er bitter.',
        'Hot lemon with ginger: prepared the evening before and held warm in a water bath.\n' +
          'Cocoa with orange: leave the peel in, and take it out before serving.\n' +
          'Chai: bring the spices to the boil once only, or it turns bitter.',
      ),
      block(
        'a5',
        'QUOTE',
        'Wer den Becher auf den Tresen stellt, verkauft ihn.',
        'Who puts the cup on the counter sells it.',
      ),
    ],
    de: {
      title: 'Wintergetränke, die sich rechnen',
      teaser: 'Drei Rezepte unter 90 Cent Wareneinsatz, die sich in jedem Café ohne neue Geräte zubereiten lassen.',
      topic: 'Getränkekarte',
      seoTitle: '',
      seoText: '',
    },
    en: {
      title: 'Winter drinks that pay',
      teaser: 'Three recipes that cost less than 90 cents and need no new machine in any café.',
      topic: 'Drinks',
      seoTitle: '',
      seoText: '',
    },
  },
  {
    path: 'inventur-an-einem-vormittag',
    author: 'Jule Hartwig',
    picture: 'covers/cover-25',
    categories: ['konserven', 'gewuerze-salz'],
    days: null,
    blocks: [
      block('b1', 'HEADING', 'Zu zweit, Regal für Regal', ''),
      block(
        'b2',
        'TEXT',
        'Eine Person zählt, eine schreibt. Beginnt bei der Tiefkühlung, solange alle wach sind, und endet bei der Trockenware.',
        '',
      ),
    ],
    de: {
      title: 'Inventur an einem Vormittag',
      teaser: 'Wie zwei Personen ein Lager mit 400 Artikeln zwischen acht und zwölf Uhr zählen.',
      topic: 'Einkauf',
      seoTitle: '',
      seoText: '',
    },
    en: { title: '', teaser: '', topic: '', seoTitle: '', seoText: '' },
  },
]
