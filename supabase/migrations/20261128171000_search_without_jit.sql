-- `enable_seqscan = off` of the functions that the search calls makes PostgreSQL expect huge costs and compile every
-- statement, which takes seconds.

alter function public.search_entries(text, text, integer, integer) set jit = off;
