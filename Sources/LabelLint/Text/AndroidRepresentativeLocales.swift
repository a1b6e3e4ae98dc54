/// The locales that Android takes as typical of a language and script: its default region by likely
/// subtags, and a few more (AOSP 554cd366, `LocaleDataTables.cpp`).
enum AndroidRepresentativeLocales {
  /// The locales, in the form `lang_Script_REGION`.
  static let all = Set(
    #"""
    aa_Latn_ET ab_Cyrl_GE abr_Latn_GH ace_Latn_ID ach_Latn_UG ada_Latn_GH ady_Cyrl_RU ae_Avst_IR
    aeb_Arab_TN af_Latn_ZA agq_Latn_CM aho_Ahom_IN ak_Latn_GH akk_Xsux_IQ aln_Latn_XK alt_Cyrl_RU
    am_Ethi_ET amo_Latn_NG aoz_Latn_ID apd_Arab_TG ar_Arab_EG arc_Armi_IR arc_Nbat_JO arc_Palm_SY
    arn_Latn_CL aro_Latn_BO arq_Arab_DZ ary_Arab_MA arz_Arab_EG as_Beng_IN asa_Latn_TZ ase_Sgnw_US
    ast_Latn_ES atj_Latn_CA av_Cyrl_RU awa_Deva_IN ay_Latn_BO az_Arab_IR az_Latn_AZ ba_Cyrl_RU
    bal_Arab_PK ban_Latn_ID bap_Deva_NP bar_Latn_AT bas_Latn_CM bax_Bamu_CM bbc_Latn_ID
    bbj_Latn_CM bci_Latn_CI be_Cyrl_BY bej_Arab_SD bem_Latn_ZM bew_Latn_ID bez_Latn_TZ bfd_Latn_CM
    bfq_Taml_IN bft_Arab_PK bfy_Deva_IN bg_Cyrl_BG bgc_Deva_IN bgn_Arab_PK bgx_Grek_TR bhb_Deva_IN
    bhi_Deva_IN bhk_Latn_PH bho_Deva_IN bi_Latn_VU bik_Latn_PH bin_Latn_NG bjj_Deva_IN bjn_Latn_ID
    bkm_Latn_CM bku_Latn_PH blt_Tavt_VN bm_Latn_ML bmq_Latn_ML bn_Beng_BD bo_Tibt_CN bpy_Beng_IN
    bqi_Arab_IR bqv_Latn_CI br_Latn_FR bra_Deva_IN brh_Arab_PK brx_Deva_IN bs_Latn_BA bsq_Bass_LR
    bss_Latn_CM bto_Latn_PH btv_Deva_PK bua_Cyrl_RU buc_Latn_YT bug_Latn_ID bum_Latn_CM
    bvb_Latn_GQ byn_Ethi_ER byv_Latn_CM bze_Latn_ML ca_Latn_ES cch_Latn_NG ccp_Beng_IN ccp_Cakm_BD
    ce_Cyrl_RU ceb_Latn_PH cgg_Latn_UG ch_Latn_GU chk_Latn_FM chm_Cyrl_RU cho_Latn_US chp_Latn_CA
    chr_Cher_US cja_Arab_KH cjm_Cham_VN ckb_Arab_IQ co_Latn_FR cop_Copt_EG cps_Latn_PH cr_Cans_CA
    crj_Cans_CA crk_Cans_CA crl_Cans_CA crm_Cans_CA crs_Latn_SC cs_Latn_CZ csb_Latn_PL csw_Cans_CA
    ctd_Pauc_MM cu_Cyrl_RU cu_Glag_BG cv_Cyrl_RU cy_Latn_GB da_Latn_DK dak_Latn_US dar_Cyrl_RU
    dav_Latn_KE dcc_Arab_IN de_Latn_DE den_Latn_CA dgr_Latn_CA dje_Latn_NE dnj_Latn_CI doi_Arab_IN
    dsb_Latn_DE dtm_Latn_ML dtp_Latn_MY dty_Deva_NP dua_Latn_CM dv_Thaa_MV dyo_Latn_SN dyu_Latn_BF
    dz_Tibt_BT ebu_Latn_KE ee_Latn_GH efi_Latn_NG egl_Latn_IT egy_Egyp_EG eky_Kali_MM el_Grek_GR
    en_Latn_GB en_Latn_US en_Shaw_GB es_Latn_ES es_Latn_MX es_Latn_US esu_Latn_US et_Latn_EE
    ett_Ital_IT eu_Latn_ES ewo_Latn_CM ext_Latn_ES fa_Arab_IR fan_Latn_GQ ff_Adlm_GN ff_Latn_SN
    ffm_Latn_ML fi_Latn_FI fia_Arab_SD fil_Latn_PH fit_Latn_SE fj_Latn_FJ fo_Latn_FO fon_Latn_BJ
    fr_Latn_FR frc_Latn_US frp_Latn_FR frr_Latn_DE frs_Latn_DE fub_Arab_CM fud_Latn_WF fuf_Latn_GN
    fuq_Latn_NE fur_Latn_IT fuv_Latn_NG fvr_Latn_SD fy_Latn_NL ga_Latn_IE gaa_Latn_GH gag_Latn_MD
    gan_Hans_CN gay_Latn_ID gbm_Deva_IN gbz_Arab_IR gcr_Latn_GF gd_Latn_GB gez_Ethi_ET ggn_Deva_NP
    gil_Latn_KI gjk_Arab_PK gju_Arab_PK gl_Latn_ES glk_Arab_IR gn_Latn_PY gom_Deva_IN gon_Telu_IN
    gor_Latn_ID gos_Latn_NL got_Goth_UA grc_Cprt_CY grc_Linb_GR grt_Beng_IN gsw_Latn_CH gu_Gujr_IN
    gub_Latn_BR guc_Latn_CO gur_Latn_GH guz_Latn_KE gv_Latn_IM gvr_Deva_NP gwi_Latn_CA ha_Latn_NG
    hak_Hans_CN haw_Latn_US haz_Arab_AF he_Hebr_IL hi_Deva_IN hif_Latn_FJ hil_Latn_PH hlu_Hluw_TR
    hmd_Plrd_CN hnd_Arab_PK hne_Deva_IN hnj_Hmng_LA hnn_Latn_PH hno_Arab_PK ho_Latn_PG hoc_Deva_IN
    hoj_Deva_IN hr_Latn_HR hsb_Latn_DE hsn_Hans_CN ht_Latn_HT hu_Latn_HU hy_Armn_AM hz_Latn_NA
    ia_Latn_FR iba_Latn_MY ibb_Latn_NG id_Latn_ID ig_Latn_NG ii_Yiii_CN ik_Latn_US ikt_Latn_CA
    ilo_Latn_PH in_Latn_ID inh_Cyrl_RU is_Latn_IS it_Latn_IT iu_Cans_CA iw_Hebr_IL izh_Latn_RU
    ja_Jpan_JP jam_Latn_JM jgo_Latn_CM jmc_Latn_TZ jml_Deva_NP jut_Latn_DK jv_Latn_ID jw_Latn_ID
    ka_Geor_GE kaa_Cyrl_UZ kab_Latn_DZ kac_Latn_MM kaj_Latn_NG kam_Latn_KE kao_Latn_ML kbd_Cyrl_RU
    kby_Arab_NE kcg_Latn_NG kck_Latn_ZW kde_Latn_TZ kdh_Arab_TG kdt_Thai_TH kea_Latn_CV
    ken_Latn_CM kfo_Latn_CI kfr_Deva_IN kfy_Deva_IN kg_Latn_CD kge_Latn_ID kgp_Latn_BR kha_Latn_IN
    khb_Talu_CN khn_Deva_IN khq_Latn_ML kht_Mymr_IN khw_Arab_PK ki_Latn_KE kiu_Latn_TR kj_Latn_NA
    kjg_Laoo_LA kk_Arab_CN kk_Cyrl_KZ kkj_Latn_CM kl_Latn_GL kln_Latn_KE km_Khmr_KH kmb_Latn_AO
    kn_Knda_IN ko_Kore_KR koi_Cyrl_RU kok_Deva_IN kos_Latn_FM kpe_Latn_LR krc_Cyrl_RU kri_Latn_SL
    krj_Latn_PH krl_Latn_RU kru_Deva_IN ks_Arab_IN ksb_Latn_TZ ksf_Latn_CM ksh_Latn_DE ku_Arab_IQ
    ku_Latn_TR kum_Cyrl_RU kv_Cyrl_RU kvr_Latn_ID kvx_Arab_PK kw_Latn_GB kxm_Thai_TH kxp_Arab_PK
    ky_Arab_CN ky_Cyrl_KG ky_Latn_TR la_Latn_VA lab_Lina_GR lad_Hebr_IL lag_Latn_TZ lah_Arab_PK
    laj_Latn_UG lb_Latn_LU lbe_Cyrl_RU lbw_Latn_ID lcp_Thai_CN lep_Lepc_IN lez_Cyrl_RU lg_Latn_UG
    li_Latn_NL lif_Deva_NP lif_Limb_IN lij_Latn_IT lis_Lisu_CN ljp_Latn_ID lki_Arab_IR lkt_Latn_US
    lmn_Telu_IN lmo_Latn_IT ln_Latn_CD lo_Laoo_LA lol_Latn_CD loz_Latn_ZM lrc_Arab_IR lt_Latn_LT
    ltg_Latn_LV lu_Latn_CD lua_Latn_CD luo_Latn_KE luy_Latn_KE luz_Arab_IR lv_Latn_LV lwl_Thai_TH
    lzh_Hans_CN lzz_Latn_TR mad_Latn_ID maf_Latn_CM mag_Deva_IN mai_Deva_IN mak_Latn_ID
    man_Latn_GM man_Nkoo_GN mas_Latn_KE maz_Latn_MX mdf_Cyrl_RU mdh_Latn_PH mdr_Latn_ID
    men_Latn_SL mer_Latn_KE mfa_Arab_TH mfe_Latn_MU mg_Latn_MG mgh_Latn_MZ mgo_Latn_CM mgp_Deva_NP
    mgy_Latn_TZ mh_Latn_MH mi_Latn_NZ min_Latn_ID mis_Hatr_IQ mk_Cyrl_MK ml_Mlym_IN mls_Latn_SD
    mn_Cyrl_MN mn_Mong_CN mni_Beng_IN mnw_Mymr_MM moe_Latn_CA moh_Latn_CA mos_Latn_BF mr_Deva_IN
    mrd_Deva_NP mrj_Cyrl_RU mro_Mroo_BD ms_Latn_MY mt_Latn_MT mtr_Deva_IN mua_Latn_CM mus_Latn_US
    mvy_Arab_PK mwk_Latn_ML mwr_Deva_IN mwv_Latn_ID mxc_Latn_ZW my_Mymr_MM myv_Cyrl_RU myx_Latn_UG
    myz_Mand_IR mzn_Arab_IR na_Latn_NR nan_Hans_CN nap_Latn_IT naq_Latn_NA nb_Latn_NO nch_Latn_MX
    nd_Latn_ZW ndc_Latn_MZ nds_Latn_DE ne_Deva_NP new_Deva_NP ng_Latn_NA ngl_Latn_MZ nhe_Latn_MX
    nhw_Latn_MX nij_Latn_ID niu_Latn_NU njo_Latn_IN nl_Latn_NL nmg_Latn_CM nn_Latn_NO nnh_Latn_CM
    no_Latn_NO nod_Lana_TH noe_Deva_IN non_Runr_SE nqo_Nkoo_GN nr_Latn_ZA nsk_Cans_CA nso_Latn_ZA
    nus_Latn_SS nv_Latn_US nxq_Latn_CN ny_Latn_MW nym_Latn_TZ nyn_Latn_UG nzi_Latn_GH oc_Latn_FR
    om_Latn_ET or_Orya_IN os_Cyrl_GE osa_Osge_US otk_Orkh_MN pa_Arab_PK pa_Guru_IN pag_Latn_PH
    pal_Phli_IR pal_Phlp_CN pam_Latn_PH pap_Latn_AW pau_Latn_PW pcd_Latn_FR pcm_Latn_NG
    pdc_Latn_US pdt_Latn_CA peo_Xpeo_IR pfl_Latn_DE phn_Phnx_LB pka_Brah_IN pko_Latn_KE pl_Latn_PL
    pms_Latn_IT pnt_Grek_GR pon_Latn_FM pra_Khar_PK prd_Arab_IR ps_Arab_AF pt_Latn_BR puu_Latn_GA
    qu_Latn_PE quc_Latn_GT qug_Latn_EC raj_Deva_IN rcf_Latn_RE rej_Latn_ID rgn_Latn_IT ria_Latn_IN
    rif_Tfng_MA rjs_Deva_NP rkt_Beng_BD rm_Latn_CH rmf_Latn_FI rmo_Latn_CH rmt_Arab_IR rmu_Latn_SE
    rn_Latn_BI rng_Latn_MZ ro_Latn_RO rob_Latn_ID rof_Latn_TZ rtm_Latn_FJ ru_Cyrl_RU rue_Cyrl_UA
    rug_Latn_SB rw_Latn_RW rwk_Latn_TZ ryu_Kana_JP sa_Deva_IN saf_Latn_GH sah_Cyrl_RU saq_Latn_KE
    sas_Latn_ID sat_Latn_IN saz_Saur_IN sbp_Latn_TZ sc_Latn_IT sck_Deva_IN scn_Latn_IT sco_Latn_GB
    scs_Latn_CA sd_Arab_PK sd_Deva_IN sd_Khoj_IN sd_Sind_IN sdc_Latn_IT sdh_Arab_IR se_Latn_NO
    sef_Latn_CI seh_Latn_MZ sei_Latn_MX ses_Latn_ML sg_Latn_CF sga_Ogam_IE sgs_Latn_LT shi_Tfng_MA
    shn_Mymr_MM si_Sinh_LK sid_Latn_ET sk_Latn_SK skr_Arab_PK sl_Latn_SI sli_Latn_PL sly_Latn_ID
    sm_Latn_WS sma_Latn_SE smj_Latn_SE smn_Latn_FI smp_Samr_IL sms_Latn_FI sn_Latn_ZW snk_Latn_ML
    so_Latn_SO sou_Thai_TH sq_Latn_AL sr_Cyrl_RS sr_Latn_RS srb_Sora_IN srn_Latn_SR srr_Latn_SN
    srx_Deva_IN ss_Latn_ZA ssy_Latn_ER st_Latn_ZA stq_Latn_DE su_Latn_ID suk_Latn_TZ sus_Latn_GN
    sv_Latn_SE sw_Latn_TZ swb_Arab_YT swc_Latn_CD swg_Latn_DE swv_Deva_IN sxn_Latn_ID syl_Beng_BD
    syr_Syrc_IQ szl_Latn_PL ta_Taml_IN taj_Deva_NP tbw_Latn_PH tcy_Knda_IN tdd_Tale_CN tdg_Deva_NP
    tdh_Deva_NP te_Telu_IN tem_Latn_SL teo_Latn_UG tet_Latn_TL tg_Arab_PK tg_Cyrl_TJ th_Thai_TH
    thl_Deva_NP thq_Deva_NP thr_Deva_NP ti_Ethi_ET tig_Ethi_ER tiv_Latn_NG tk_Latn_TM tkl_Latn_TK
    tkr_Latn_AZ tkt_Deva_NP tl_Latn_PH tly_Latn_AZ tmh_Latn_NE tn_Latn_ZA to_Latn_TO tog_Latn_MW
    tpi_Latn_PG tr_Latn_TR tru_Latn_TR trv_Latn_TW ts_Latn_ZA tsd_Grek_GR tsf_Deva_NP tsg_Latn_PH
    tsj_Tibt_BT tt_Cyrl_RU ttj_Latn_UG tts_Thai_TH ttt_Latn_AZ tum_Latn_MW tvl_Latn_TV twq_Latn_NE
    txg_Tang_CN ty_Latn_PF tyv_Cyrl_RU tzm_Latn_MA udm_Cyrl_RU ug_Arab_CN ug_Cyrl_KZ uga_Ugar_SY
    uk_Cyrl_UA uli_Latn_FM umb_Latn_AO unr_Beng_IN unr_Deva_NP unx_Beng_IN ur_Arab_PK uz_Arab_AF
    uz_Latn_UZ vai_Vaii_LR ve_Latn_ZA vec_Latn_IT vep_Latn_RU vi_Latn_VN vic_Latn_SX vls_Latn_BE
    vmf_Latn_DE vmw_Latn_MZ vot_Latn_RU vro_Latn_EE vun_Latn_TZ wa_Latn_BE wae_Latn_CH wal_Ethi_ET
    war_Latn_PH wbp_Latn_AU wbq_Telu_IN wbr_Deva_IN wls_Latn_WF wni_Arab_KM wo_Latn_SN wtm_Deva_IN
    wuu_Hans_CN xav_Latn_BR xcr_Cari_TR xh_Latn_ZA xlc_Lyci_TR xld_Lydi_TR xmf_Geor_GE xmn_Mani_CN
    xmr_Merc_SD xna_Narb_SA xnr_Deva_IN xog_Latn_UG xpr_Prti_IR xsa_Sarb_YE xsr_Deva_NP
    yao_Latn_MZ yap_Latn_FM yav_Latn_CM ybb_Latn_CM yo_Latn_NG yrl_Latn_BR yua_Latn_MX yue_Hans_CN
    yue_Hant_HK za_Latn_CN zag_Latn_SD zdj_Arab_KM zea_Latn_NL zgh_Tfng_MA zh_Bopo_TW zh_Hanb_TW
    zh_Hans_CN zh_Hant_TW zlm_Latn_TG zmi_Latn_MY zu_Latn_ZA zza_Latn_TR
    """#
    .utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    .compactMap { String($0) })
}
