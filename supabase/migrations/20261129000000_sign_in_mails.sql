-- Mails with a link or a code to sign in, by account. Each of them makes the link before it invalid: without
-- a limit for the account, strangers at many addresses could ask so often that its owner has none that
-- works. A hosted project limits its mails by itself and leaves this table empty.

-- The account is a keyed hash, as in `private.sign_in_guesses`.
create table private.sign_in_mails (
  account text not null,
  at timestamptz not null
);

create index sign_in_mails_of_account on private.sign_in_mails (account, at);
create index sign_in_mails_by_time on private.sign_in_mails (at);

revoke all on table private.sign_in_mails from public, anon, authenticated;

-- Says whether a mail may be sent to an account, and counts it then: at most `most` within the period, and
-- none within `spacing` of the last one while that one's link is unused.
create function private.begin_mail(
  of_account text,
  link_unused boolean,
  spacing interval,
  most integer,
  period interval,
  at timestamptz
)
  returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  recent integer;
  just_sent boolean;
begin
  -- Replicas and requests one after the other: a limit that two may read at once is none.
  perform pg_advisory_xact_lock(hashtext('private.sign_in_mails:' || of_account));
  select
    count(*),
    -- Either way: what a clock wrote that was wrong by days counts for nothing.
    coalesce(bool_or(
      earlier.at > begin_mail.at - spacing and earlier.at < begin_mail.at + spacing
    ), false)
  into recent, just_sent
  from private.sign_in_mails as earlier
  where account = of_account
    and earlier.at > begin_mail.at - period
    and earlier.at < begin_mail.at + period;

  if recent >= most or (link_unused and just_sent) then
    return false;
  end if;
  insert into private.sign_in_mails values (of_account, begin_mail.at);
  delete from private.sign_in_mails as old
  where old.at <= begin_mail.at - period or old.at >= begin_mail.at + period;
  return true;
end;
$$;

revoke execute on function
  private.begin_mail(text, boolean, interval, integer, interval, timestamptz)
from public, anon, authenticated, service_role;
