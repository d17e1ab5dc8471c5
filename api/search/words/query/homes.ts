import { stemOf } from '../stem.ts'
import { spellingsIn, wordsOf } from '../tokens.ts'

/**
 * Where goods are at home, by a word that names their category: other things taste of 'Basilikum', a spice is meant; and of a 'Gin' that nobody
 * sells other spirits come nearest. A category that is called otherwise is no home.
 */
const homes: Record<string, string> = {
  Gewürze: `Basilikum Oregano Thymian Rosmarin Petersilie Dill Schnittlauch Majoran Salbei Estragon Bohnenkraut Liebstöckel Kerbel
    Koriander Zimt Muskat Muskatnuss Kümmel Kreuzkümmel Curry Cayenne Kurkuma Nelke
    Lorbeer Lorbeerblatt Anis Kardamom Piment Safran Wacholder Sumach Röstzwiebel
    basil thyme rosemary parsley chives marjoram sage tarragon coriander cinnamon nutmeg cumin turmeric cardamom saffron allspice`,
  Wurst: `Bacon Speck Salami Mortadella Mettwurst Leberwurst Teewurst Lyoner Jagdwurst Bierschinken Chorizo Prosciutto Serrano Pancetta
    Cabanossi Landjäger Bockwurst Blutwurst Sülze Pastrami Schinken ham`,
  Fleisch: `Hähnchen Huhn Hühnchen Pute Ente Gans Rind Rindfleisch Schwein Schweinefleisch Kalb Lamm Hackfleisch Schnitzel Gulasch
    Geschnetzeltes Rippchen Spareribs Roulade Keule chicken turkey duck beef pork veal lamb mince`,
  Fisch: `Lachs Thunfisch Hering Makrele Forelle Kabeljau Dorsch Seelachs Zander Karpfen Scholle Rotbarsch Sardine Sardelle Matjes
    Garnele Krabbe Shrimp Scampi Muschel Tintenfisch Calamari Hummer Aal Dorade Pangasius Kaviar
    salmon tuna herring mackerel trout cod prawn mussel squid lobster eel anchovy`,
  Käse: `Gouda Emmentaler Mozzarella Feta Parmesan Camembert Brie Edamer Tilsiter Bergkäse Gruyère Raclette Ricotta Mascarpone Halloumi
    Gorgonzola Roquefort Cheddar Havarti Pecorino Burrata Butterkäse Harzer Limburger Appenzeller Hüttenkäse Maasdamer`,
  Nüsse: `Mandel Walnuss Haselnuss Cashew Pistazie Erdnuss Macadamia Paranuss Pekannuss Pinienkern Rosine Dattel Sultanine
    Cashewkern Cashewnuss Cranberry Trockenobst Trockenfrucht Studentenfutter Sonnenblumenkern Kürbiskern
    almond walnut hazelnut pistachio peanut raisin cashew prune`,
  Pasta: `Penne Fusilli Rigatoni Spaghetti Farfalle Tagliatelle Linguine Makkaroni Spätzle Couscous Bulgur Quinoa Hirse Basmati
    Linse Nudel Bandnudel Gnocchi Risottoreis Langkornreis Polenta Grünkern Buchweizen lentil noodle rice`,
  Limonade: `Spezi Fanta Sprite Pepsi Orangina Tonic Almdudler Bionade`,
  Spirituosen: `Gin Wodka Whisky Whiskey Rum Likör Korn Tequila Cognac Grappa Obstler Ouzo Aquavit Aperol Campari Eierlikör Absinth
    Brandy Weinbrand Schnaps Calvados Kirschwasser Williams Sambuca Amaretto Limoncello Pastis Mezcal Scotch vodka bourbon liqueur`,
  Wein: `Riesling Merlot Chardonnay Cabernet Spätburgunder Grauburgunder Weißburgunder Dornfelder Silvaner Primitivo Rioja Chianti
    Sauvignon Shiraz Syrah Tempranillo Montepulciano Lambrusco Bordeaux Beaujolais Portwein Sherry Retsina Federweißer`,
  Sekt: `Prosecco Champagner Cava Crémant Spumante champagne`,
  Konserven: `Linse Bohne Erbse Kichererbse Hülsenfrucht Sauerkraut Essiggurke Kapern Mais Zuckermais Rotkohl Grünkohl Bete Randen Gurke
    Gewürzgurke Ananas Mandarine Pfirsich Olive Peperoni Tomatenmark Apfelmus Artischocke
    bean pea chickpea sweetcorn corn beetroot gherkin pickle lentil`,
  Soßen: `Ketchup Remoulade Pesto Sojasoße Meerrettich Tomatensoße Chutney Salsa Aioli Tzatziki ketchup`,
  Aufstriche: `Nutella Nussnougatcreme Mandelmus Erdnussbutter Pflaumenmus Hummus Rübenkraut`,
  Öl: `Olivenöl Rapsöl Sonnenblumenöl Kokosöl Balsamico Essig Salatdressing vinegar`,
  Joghurt: `Skyr Quark Topfen Magerquark Pudding Milchreis Grießbrei Buttermilch Kefir yogurt`,
  Milch: `Margarine Buttermilch Schlagsahne Schmand Sauerrahm Kondensmilch Kaffeesahne Crème Fraiche Butterschmalz margarine`,
  Schokolade: `Praline Marzipan Nougat Trüffel Osterei Zartbitterschokolade`,
  Bonbons: `Lakritz Gummibärchen Lutscher Kaugummi Weingummi Dragee Marshmallow liquorice`,
  Chips: `Erdnussflips Flips Salzstange Brezel Cracker Nachos Popcorn Tortillachips pretzel crisps`,
  Zucker: `Agavensirup Ahornsirup Süßstoff Stevia Puderzucker Rohrzucker Kandis Xylit sweetener`,
  Müsli: `Haferflocken Cornflakes Porridge Granola Kleie oats granola`,
  Saft: `Orangensaft Apfelsaft Multivitaminsaft Traubensaft Smoothie juice`,
  Mehl: `Hefe Germ Backpulver Natron Vanillezucker Gelatine Puddingpulver Speisestärke yeast`,
  Tassen: `Häferl Kaffeehäferl Pott Kaffeepott Henkelbecher mug`,
  Bier: `Pils Pilsener Helles Kölsch Altbier Hefeweizen Weißbier Schwarzbier Kellerbier Starkbier Bockbier Fassbier lager stout`,
  Tee: `Kamille Kamillentee Rooibos Darjeeling Assam Matcha Sencha Chai Hagebutte`,
  Kekse: `Cookie Butterkeks Spritzgebäck Spekulatius Löffelbiskuit Amarettini Shortbread Cantuccini`,
  Kuchen: `Torte Muffin Brownie Donut Berliner Marmorkuchen Käsekuchen Lebkuchen Stollen Baumkuchen`,
  Brot: `Baguette Ciabatta Toast Brezel Fladenbrot Pita Focaccia Bagel Naan Semmel`,
  Gemüse: `Tomate Gurke Zwiebel Möhre Karotte Zucchini Aubergine Brokkoli Blumenkohl Lauch Porree Sellerie Kohlrabi Radieschen Rettich
    Champignon Rucola Eisbergsalat Feldsalat Kopfsalat onion carrot cucumber cauliflower leek celery radish lettuce
    Apfel Birne Banane Orange Zitrone Limette Traube Kiwi Mango Ananas Melone Erdbeere Himbeere Heidelbeere Brombeere Pfirsich
    Kirsche Pflaume Kartoffel Paprika Salat Spargel Spinat Pilz Kürbis tomato potato apple pear banana lemon strawberry blueberry raspberry
    mushroom pineapple peach cherry grape asparagus spinach`,
}

type Home = { stem: string; home: string }
/** The stems of categories' words by those of what is at home there. */
const homesByStem = Map.groupBy(
  Object.entries(homes).flatMap(([category, goods]) =>
    spellingsIn(goods).map(([word]): Home => ({ stem: stemOf(word), home: stemOf(spellingsIn(category)[0]![0]) })),
  ),
  ({ stem }) => stem,
)

/** What is drunk, and gives its taste to much else: chocolate with 'Rum' comes behind other spirits where nobody sells rum. */
const drinks = new Set(wordsOf('Spirituosen Wein Sekt Bier').map(stemOf))
export const isHomeOfDrinks = (home: string): boolean => drinks.has(home)

const nowhere: readonly string[] = []
const byStem = new Map(homesByStem.entries().map(([stem, found]) => [stem, found.map(({ home }) => home)]))
/** The stems of the words by which the categories are named that are a word's homes. */
export const homesOf = (word: string): readonly string[] => byStem.get(stemOf(word)) ?? nowhere
