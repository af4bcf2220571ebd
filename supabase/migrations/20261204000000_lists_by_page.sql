-- Entries have pages of their own: nobody asks any more on which page of its list one stands.
drop function public.tour_position(text);
drop function public.destination_position(text);
