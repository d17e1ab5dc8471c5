import type { Db } from '../../api/platform/db.ts'

/** Title, text, cover and the categories a collection takes its most popular goods from; the home page's have a rank. */
export const demoCollections = [
  {
    slug: 'neu-am-tresen',
    homeRank: 1,
    title: ['Neu im Sortiment', 'New in the range'],
    text: ['Frisch gelistet, aus allen Abteilungen.', 'Freshly listed, from all departments.'],
    cover: 'cover-16',
    categories: ['kaffee-bohne', 'tassen-becher', 'pflanzendrinks', 'mehrweg', 'spirituosen', 'teller-schalen'],
  },
  {
    slug: 'fruehstueck-fuer-vierzig-zimmer',
    homeRank: 3,
    title: ['Frühstück für vierzig Zimmer', 'Breakfast for forty rooms'],
    text: ['Vom Haferdrink bis zum Honigglas, abgestimmt auf ein Haus.', 'From oat drink to honey, for a whole house.'],
    cover: 'cover-46',
    categories: ['aufstriche-honig', 'muesli-cerealien', 'joghurt-quark', 'brot-broetchen', 'saft-nektar', 'eier'],
  },
  {
    slug: 'gedeckter-tisch',
    homeRank: 2,
    title: ['Der gedeckte Tisch', 'The laid table'],
    text: ['Teller, Gläser, Besteck und was dazwischen liegt.', 'Plates, glasses, cutlery and what lies between.'],
    cover: 'cover-45',
    categories: ['teller-schalen', 'glaeser', 'besteck', 'servietten-tischwaesche', 'tischaccessoires'],
  },
  {
    slug: 'bar-und-aperitif',
    homeRank: null,
    title: ['Bar und Aperitif', 'Bar and aperitif'],
    text: ['Für den Feierabend an der Theke.', 'For the evening at the bar.'],
    cover: 'cover-14',
    categories: ['spirituosen', 'sekt-schaumwein', 'bar-zubehoer', 'glaeser', 'sirup', 'salzige-snacks'],
  },
  {
    slug: 'kueche-die-traegt',
    homeRank: null,
    title: ['Küche, die trägt', 'A kitchen that holds'],
    text: ['Messer, Töpfe und GN für jeden Tag.', 'Knives, pots and GN for every day.'],
    cover: 'cover-08',
    categories: ['messer-schneiden', 'toepfe-pfannen', 'gn-behaelter', 'kuechenhelfer'],
  },
  {
    slug: 'to-go-und-mehrweg',
    homeRank: null,
    title: ['To-go und Mehrweg', 'To go and reusable'],
    text: ['Becher, Boxen und Beutel für unterwegs.', 'Cups, boxes and bags for the road.'],
    cover: 'cover-26',
    categories: ['becher-deckel', 'boxen-schalen', 'beutel-tueten', 'mehrweg'],
  },
  {
    slug: 'kaffee-fuers-buero',
    homeRank: null,
    title: ['Kaffee fürs Büro', 'Coffee for the office'],
    text: ['Bohnen, Becher und was in die Teeküche gehört.', 'Beans, mugs and what belongs in the office kitchen.'],
    cover: 'cover-01',
    categories: ['kaffee-bohne', 'tee', 'tassen-becher', 'kekse', 'zucker-suesse'],
  },
  {
    slug: 'zimmer-und-waesche',
    homeRank: null,
    title: ['Zimmer und Wäsche', 'Rooms and linen'],
    text: ['Frotteeware, Bettwäsche und Pflege für den Gast.', 'Towels, bed linen and care for the guest.'],
    cover: 'cover-09',
    categories: ['bettwaren', 'handtuecher', 'hotelkosmetik', 'spender'],
  },
  {
    slug: 'sauber-durch-den-tag',
    homeRank: null,
    title: ['Sauber durch den Tag', 'Clean through the day'],
    text: ['Reiniger, Papier und Handschuhe in Großpackungen.', 'Cleaners, paper and gloves in bulk.'],
    cover: 'cover-10',
    categories: ['reiniger', 'spuelen', 'papier', 'handhygiene'],
  },
] as const

const GOODS = 24

/** Collections of the home page, each with the most popular goods of its categories in turn. */
export async function loadCollections(db: Db): Promise<void> {
  for (const { slug, homeRank, title, text, cover, categories } of demoCollections) {
    await db`
      insert into collection (slug, title_de, title_en, description_de, description_en, picture, home_rank)
      values (${slug}, ${title[0]}, ${title[1]}, ${text[0]}, ${text[1]}, ${cover}, ${homeRank})
      on conflict (slug) do nothing`
    await db`
      insert into collection_product (collection_slug, sku_id, rank)
      select ${slug}, sku_id, row_number() over (order by turn, category_slug) from (
        select p.sku_id, p.category_slug,
          row_number() over (partition by p.category_slug order by p.popularity desc, p.sku_id) as turn
        from product p join stock using (sku_id)
        where p.category_slug = any(${[...categories]}) and p.status = 'ACTIVE' and not p.is_exclusive
          and stock.quantity >= p.minimum_quantity) ranked
      order by turn, category_slug limit ${GOODS}
      on conflict do nothing`
  }
}
