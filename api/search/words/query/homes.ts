import { stemOf } from '../stem.ts'
import { spellingsIn } from '../tokens.ts'

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
    almond walnut hazelnut pistachio peanut raisin`,
  Pasta: `Penne Fusilli Rigatoni Spaghetti Farfalle Tagliatelle Linguine Makkaroni Spätzle Couscous Bulgur Quinoa Hirse Basmati`,
  Limonade: `Spezi Fanta Sprite Pepsi Orangina Tonic Almdudler Bionade`,
  Spirituosen: `Gin Wodka Whisky Whiskey Rum Likör Korn Tequila Cognac Grappa Obstler Ouzo Aquavit Aperol Campari Eierlikör Absinth
    Brandy Weinbrand Schnaps vodka bourbon liqueur`,
  Wein: `Riesling Merlot Chardonnay Cabernet Spätburgunder Grauburgunder Weißburgunder Dornfelder Silvaner Primitivo Rioja Chianti`,
  Sekt: `Prosecco Champagner Cava Crémant Spumante champagne`,
  Konserven: `Linse Bohne Erbse Kichererbse Hülsenfrucht Sauerkraut Essiggurke Kapern`,
  Mehl: `Hefe Germ Backpulver Natron Vanillezucker Gelatine Puddingpulver Speisestärke yeast`,
  Tassen: `Häferl Kaffeehäferl Pott Kaffeepott Henkelbecher mug`,
  Bier: `Pils Pilsener Helles Kölsch Altbier Hefeweizen Weißbier Schwarzbier Kellerbier Starkbier Bockbier Fassbier lager stout`,
  Tee: `Kamille Kamillentee Rooibos Darjeeling Assam Matcha Sencha Chai Hagebutte`,
  Kekse: `Cookie Butterkeks Spritzgebäck Spekulatius Löffelbiskuit Amarettini Shortbread Cantuccini`,
  Kuchen: `Torte Muffin Brownie Donut Berliner Marmorkuchen Käsekuchen Lebkuchen Stollen Baumkuchen`,
  Brot: `Baguette Ciabatta Toast Brezel Fladenbrot Pita Focaccia Bagel Naan Semmel`,
  Gemüse: `Tomate Gurke Zwiebel Möhre Karotte Zucchini Aubergine Brokkoli Blumenkohl Lauch Porree Sellerie Kohlrabi Radieschen Rettich
    Champignon Rucola Eisbergsalat Feldsalat Kopfsalat onion carrot cucumber cauliflower leek celery radish lettuce`,
}

/** The stem of a category's word by those of what is at home there. */
const homeByStem = new Map(
  Object.entries(homes).flatMap(([category, goods]) =>
    spellingsIn(goods).map(([word]): [string, string] => [stemOf(word), stemOf(spellingsIn(category)[0]![0])]),
  ),
)

/** The stem of the word by which the category is named that is a word's home. */
export const homeOf = (word: string): string | undefined => homeByStem.get(stemOf(word))
