-- additive
-- More names of the trade, of the regions and in English: a line whose first name a group holds adds to that group, another one makes a new group.
do $do$
declare
  line text;
  given text[];
  held integer;
begin
  foreach line in array string_to_array($$
Frikadelle|Klops|Klopse|Fleischklops|Hackklößchen|meat ball; Nackensteak|Kotelett|Schweinekotelett|Stielkotelett|Karbonade|Halsgrat|pork chop|pork steak|neck steak;
Putzrolle|Wischtuch|Wischtücher|Putztuch|Putztücher|Wischlappen|Reinigungstücher|wiping cloth|cleaning cloth; Toastbrot|Weißbrot|Weissbrot|Kastenweißbrot|Tramezzini|white bread|sandwich bread; Haferdrink|Haferdrink Barista|Barista Hafer|Hafergetränk;
Studentenfutter|Nussmischung|Nuss-Frucht-Mischung|trail mix|mixed nuts; Kürbiskernöl|Kernöl|pumpkin seed oil; Servierwagen|Rollwagen|serving cart; Abräumwagen|Geschirrwagen|bussing cart|clearing cart;
Chafing Dish|Speisenwärmer|Rechaud|Warmhaltebehälter|food warmer; Suppenstation|Suppenwärmer|Suppentopf elektrisch|soup kettle|soup warmer; Fleischgabel|Tranchiergabel|Vorlegegabel|meat fork; Passiersieb|Seiher|strainer sieve; Schlagkessel|Schneekessel|whisking bowl;
Stielkasserolle|Stieltopf|Milchkasserolle|milk pan; Schwenkpfanne|Sautierpfanne|Sautoir|saute pan; Eisenpfanne|Schmiedeeisenpfanne|iron skillet|carbon steel pan; Bratentopf|Fleischtopf|Kasserolle mit Deckel|stewpot; Schmortopf|Schmorbräter|braising pot;
Latzschürze|Grillschürze|Kochschürze|Kellnerschürze|bib apron; Servierschürze|Vorbinder|Bistroschürze|half apron|waist apron; Tischläufer|Tischband|table strip; Stoffserviette|Mundserviette|cloth serviette; Matratzenauflage|Matratzenschoner|Matratzenschutz|Molton|Nässeschutz|mattress cover;
Saunatuch|Saunahandtuch|Saunalaken|Strandtuch|sauna sheet; Pooltuch|Poolhandtuch|Liegentuch|pool towel|beach towel; Stofftasche|Baumwolltasche|Jutebeutel|Stoffbeutel|tote bag|cotton bag; Bäckertüte|Bäckerbeutel|Brotbeutel|bread bag|bakery bag; Snackbeutel|Imbissbeutel|Gebäckbeutel|snack bag;
Papiertragetasche|Papiertasche|Papiersackerl|Sackerl|Einkaufstüte|Henkeltasche|paper bag|carrier bag; Trinkdeckel|Becherdeckel|Heißgetränkedeckel|sip lid|cup lid; Probierbecher|Degustationsbecher|Kostbecher|sample cup|tasting cup; Salatschale|Salatbecher mit Deckel|To-go-Schale|take away bowl;
Barlöffel|Rührlöffel Bar|cocktail spoon; Stößel|Caipirinhastößel|Muddler|Mojitostößel; Jigger|Barmaß|Messbecher Bar|Schnapsmaß|measuring jigger; Boston-Shaker|Cocktailshaker|Mixbecher|cocktail shaker; Siebträgermaschine|Espressomaschine|Kaffeemaschine Gastro|espresso machine|coffee machine; Kaffeemühle|Espressomühle|coffee grinder;
Bistrostuhl|Kaffeehausstuhl|Cafestuhl|Restaurantstuhl|bistro chair|cafe chair; Barhocker|Tresenhocker|Thekenhocker|Barstuhl|counter stool; Sonnenschirm|Marktschirm|Schirm Terrasse|market umbrella|sun umbrella; Spannbettlaken|Leintuch|Spannleintuch|Betttuch|bed sheet; Bettdecke|Federbett|Zudecke|Oberbett;
Semmelbrösel|Paniermehl|Brösel|Semmelmehl|Weckmehl|panko|bread crumbs; Puderzucker|Staubzucker|powdered sugar|icing sugar; Backpulver|Natron|baking soda; Vanillezucker|Vanillinzucker|vanilla sugar; Grieß|Weizengrieß|semolina; Polenta|Maisgrieß|corn meal; Haferflocken|oat flakes|rolled oats|porridge oats;
Schmelzkäse|Streichkäse|Käsezubereitung|processed cheese|cheese spread; Kaffeesahne|Kaffeeobers|coffee creamer|coffee cream; Buttermilch|butter milk; Schmand|Sauerrahm|saure Sahne|sour cream; Kichererbsen|garbanzo|garbanzo beans|chickpea; Zwiebel|Bolle|Zwiefel; Eisbergsalat|iceberg lettuce|Bummerlsalat;
Feldsalat|Vogerlsalat|Rapunzelsalat|Nüsslisalat|Ackersalat|lambs lettuce; Grünkohl|Braunkohl|kale; Blumenkohl|Karfiol|cauliflower; Rosenkohl|Kohlsprossen|Sprossenkohl|brussels sprouts; Johannisbeere|Ribisel|Träuble|currant; Heidelbeere|Blaubeere|Schwarzbeere|bilberry|blueberry; Pflaume|Zwetschge|Zwetschke|plum;
Aprikose|Marille|apricot; Aubergine|Melanzani|eggplant; Paprika|Peperoni süß|bell pepper|capsicum; Holunder|Holler|Holunderblüte|elderflower|elderberry; Kümmel|caraway; Bohnenkraut|savory; Knabbergebäck|Knabberei|Knabberzeug|savoury snack; Salzbrezel|Salzbrezeln|Minibrezel|pretzels;
Hafer|oat; Weizen|wheat; Gerste|barley; Hirse|millet; Buchweizen|buckwheat; Sellerie|celery; Mohn|poppy seed; Kürbiskern|pumpkin seed; Sonnenblumenkern|sunflower seed; Muschel|mussel; Limette|lime; Cranberry|Moosbeere; Molke|whey; Eigelb|egg yolk; Senfkorn|mustard seed
$$, ';') loop
    given := string_to_array(trim(both E' \n' from line), '|');
    select id into held from search_synonym
    where not is_one_way and language is null and exists (select from unnest(names) name where lower(name) = lower(given[1])) order by id limit 1;
    if held is null then
      insert into search_synonym (names) values (given);
    else
      update search_synonym
      set names = names || array(
        select name from unnest(given) with ordinality as added (name, place)
        where lower(name) <> all (select lower(known) from unnest(names) known) order by place limit greatest(0, 20 - cardinality(names)))
      where id = held;
    end if;
  end loop;
end
$do$;

-- What names many things finds them, and none of them finds the others.
insert into search_synonym (names, is_one_way)
select string_to_array(trim(both E' \n' from line), '|'), true from unnest(string_to_array($$
Häferl|Kaffeetasse|Teebecher|Milchkaffeetasse; Haferl|Kaffeetasse|Teebecher|Milchkaffeetasse; Kaffeehäferl|Kaffeetasse|Teebecher|Milchkaffeetasse; Kaffeepott|Kaffeetasse|Teebecher|Milchkaffeetasse; Nachtischteller|Teller flach; Brotteller|Teller flach; Vorspeisenteller|Teller flach; Latteglas|Longdrinkglas; Latte Macchiato Glas|Longdrinkglas; Wischlappen|Putzrolle; Fritten|Wedges|Kartoffel Spalten|Kartoffel Locken; fries|Wedges; chips oven|Wedges;
Schwammerl|Champignon|Kräuterseitling|Pilz; Pilz|Champignon|Kräuterseitling; mushroom|Champignon|Kräuterseitling; Trockenaprikose|Trockenfrüchte; dried apricots|Trockenfrüchte|Fruchtmix; Dörrpflaume|Trockenfrüchte; prunes|Trockenfrüchte; Kaffeekapsel|Kapseln|Espresso; Nespresso|Kapseln|Espresso; coffee capsule|Kapseln|Espresso;
Sauciere|Milchkännchen; gravy boat|Milchkännchen; Platzset|Tischläufer; Platzdeckchen|Tischläufer; placemat|Tischläufer; saucers|cup with saucer; Pommesschale|Salatschale|Lunchbox; Snackschale|Salatschale|Lunchbox; Imbissschale|Salatschale|Lunchbox; pillow case|bed linen; Küchentextilien|Schürze; workwear|apron; Berufskleidung|Schürze;
Pfefferminzbonbon|Pfefferminzpastillen|Menthol; Minzbonbon|Pfefferminzpastillen|Menthol; peppermints|Pfefferminzpastillen|Menthol; Löffelbiskuit|Eierplätzchen|Butterkeks; ladyfingers|Eierplätzchen|Butterkeks; Salatbesteck|Küchenzange; salad servers|tongs; Käsemesser|Buttermesser; Pizzamesser|Steakmesser; Obstmesser|Gemüsemesser;
Frühstücksflocken|Müsli|Cornflakes|Flakes; cereals|muesli|Cornflakes|Flakes; Teigtasche|Ravioli|Maultasche|Tortellini; Suppeneinlage|Nudeln|Knödel; Salatöl|Rapsöl|Sonnenblumenöl; Frittierfett|Bratfett|Frittieröl; frying oil|rapeseed oil|sunflower oil; Brotbelag|Wurst|Käse|Aufschnitt; sandwich filling|sliced sausage|cheese
$$, ';')) as line
where not exists (
  select from search_synonym known
  where known.is_one_way and lower(known.names[1]) = lower(split_part(trim(both E' \n' from line), '|', 1)));
